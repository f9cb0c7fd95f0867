/**
 * Events of a typical audience, generated inside the engine: many pages with few readers, few with many; peaks in the
 * evening.
 */
import type { EventStore } from '../apps/server/src/stores/events/event-store.ts';

export const SUITE = 'bench';
export const DAYS = 28;
export const END_MS = Date.UTC(2026, 10, 21, 12, 30);

/** Rows in one statement: about 1.5 GB of the engine's memory. */
const CHUNK = 500_000;
/** Heartbeats of one playback session. */
const REPORTS = 24;

interface Made {
  from: number;
  rows: number;
}

/** A time from an evenly distributed number: twice as much in the evening as in the morning, little at night. */
const at = (spread: string, span = 1): string => `
  fromUnixTimestamp64Milli(toInt64({endMs:Int64} - 86400000 * (intDiv(${spread}, 1000000) % ${DAYS})
    - 86400000 * ${span} * pow((${spread} % 1000000) / 1000000, 1.7)), 'UTC')`;

/** Zipf distribution: the n-th most visited is visited 1/n as often. */
const rare = (hash: string, most: number): string => `toUInt32(pow(${most}, (${hash} % 1000003) / 1000003))`;

const HITS = `
  insert into hits (event_id, received_at, sent_at, occurred_at, visitor_id, tier, raw, suite, kind, page_name, path, section, device)
  select
    lower(hex(sipHash128(n, 'hit'))) as event_id, time + toIntervalMillisecond(a % 3000), time, time,
    if(a % 10 < 3, '', concat('2', leftPad(toString(visitor), 37, '0'))), if(a % 10 < 3, 'none', 'consented'),
    concat('/b/ss/${SUITE}/1/SI-1/s', toString(n), '?AQB=1&AQE=1'), '${SUITE}',
    if(c % 8 = 0, 'link', 'pageview'), concat('pàgina ', toString(page)), concat('/noticia/', toString(page), '/'),
    ['noticies', 'tele', 'radio', 'temps'][1 + page % 4], ['mobile', 'desktop', 'tv'][1 + c % 3]
  from (
    select number as n, sipHash64(n, 1) as a, sipHash64(n, 2) as b, sipHash64(n, 3) as c,
      sipHash64(visitor, 4) + (n % 7) * 997 as d,
      ${rare('b', 900_000)} as visitor, ${rare('c', 4000)} as page,
      ${at('d')} as time
    from numbers({from:UInt64}, {rows:UInt64})
  )`;

const PLAYBACK = `
  insert into playback (event_id, received_at, sent_at, occurred_at, visitor_id, tier, raw, suites, session_id, event,
    asset_type, duration_ms, playhead_s, video_id, video_name, length_s)
  select
    lower(hex(sipHash128(n, 'report'))) as event_id, time + toIntervalMillisecond(a % 900), time, time,
    if(step = 0, '', concat('2', leftPad(toString(visitor), 37, '0'))), 'consented',
    concat('/hb/?s:event:sid=', toString(session), '&l:event:ts=', toString(n)), ['${SUITE}'], toString(17952218000000000000 + session),
    multiIf(step = 0, 'start', step = ${REPORTS - 1} and session % 3 = 0, 'complete', 'play'),
    if(step < 3 and session % 2 = 0, 'ad', 'main'), if(step < 2, 0, 10000), step * 10, toString(1000 + video),
    concat('Programa ', toString(video)), 1800
  from (
    select number as n, intDiv(n, ${REPORTS}) as session, n % ${REPORTS} as step, sipHash64(session, 1) as a,
      sipHash64(session, 2) as b, sipHash64(session, 3) as c,
      ${rare('b', 400_000)} as visitor, ${rare('c', 1500)} as video, sipHash64(session, 5) as d,
      ${at('d')} + toIntervalSecond(step * 10) as time
    from numbers({from:UInt64}, {rows:UInt64})
  )`;

/** Generates more events, with numbers from `from` on: two in five are hits. */
export async function generateEvents(store: Pick<EventStore, 'change'>, { from, rows }: Made): Promise<void> {
  for (let done = 0; done < rows; done += CHUNK) {
    const chunk = { from: from + done, rows: Math.min(CHUNK, rows - done), endMs: END_MS };
    const limits = { maxSeconds: 120, maxMemoryBytes: 4_000_000_000 };
    const [hits, reports] = [Math.floor(chunk.rows * 0.4), Math.ceil(chunk.rows * 0.6)];
    await store.change(HITS, { ...chunk, rows: hits }, limits);
    await store.change(PLAYBACK, { ...chunk, rows: reports }, limits);
  }
}
