/** Reads back recent events at server start, so that a restart does not empty the screen. */
import { MINUTE_MS } from '@sintonia/contracts';
import { COUNTED_TEXT, JUDGED_COLUMNS } from '../stores/events/counted-events.ts';
import type { EventRow, HitRow, PlaybackRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { type LiveHeartbeat, type LiveHit, type LiveState, MINUTES, PRESENCE_MS } from './live-state.ts';

/** Most events read from the last half hour; the newest ones win. */
const ROWS = 200_000;

const HITS = `
  select event_id, received_at, occurred_at, clock_skew_ms, kind, tier, visitor_id, page_name, path, ${JUDGED_COLUMNS.join()} from hits final
  where suite = {suite:String} and received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC') and ${COUNTED_TEXT}
  order by received_at desc limit {rows:UInt32}`;
const HEARTBEATS = `
  select event_id, received_at, occurred_at, clock_skew_ms, visitor_id, session_id, event, asset_type, duration_ms,
    video_id, video_name, ${JUDGED_COLUMNS.join()}
  from playback final
  where has(suites, {suite:String}) and received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC') and ${COUNTED_TEXT}
  order by received_at desc limit {rows:UInt32}`;
const OF_SUITE = { hits: 'suite = {suite:String}', playback: 'has(suites, {suite:String})' } as const;
const IS_RECENT = "received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC')";
/** The first heartbeat of a session has no visitor id: it belongs to the visitor of the session's other heartbeats. */
const OF_VISITOR = {
  hits: 'startsWith(visitor_id, {visitor:String})',
  playback: `(startsWith(visitor_id, {visitor:String}) or (visitor_id = '' and session_id in (
    select session_id from playback where ${IS_RECENT} and startsWith(visitor_id, {visitor:String}))))`,
} as const;
const latest = (table: 'hits' | 'playback') => `
  select * from ${table} final
  where ${OF_SUITE[table]} and ${IS_RECENT} and ${COUNTED_TEXT} and ${OF_VISITOR[table]}
  order by received_at desc limit {rows:UInt32}`;

export async function seedLiveState(
  events: Pick<EventStore, 'query'>,
  state: LiveState,
  suite: string,
  nowMs: number,
): Promise<void> {
  const [hits, heartbeats] = await Promise.all([
    events.query<LiveHit>(HITS, { suite, from: nowMs - MINUTES * MINUTE_MS, rows: ROWS }),
    events.query<LiveHeartbeat>(HEARTBEATS, { suite, from: nowMs - PRESENCE_MS, rows: ROWS }),
  ]);
  for (const hit of hits) state.seeHit({ ...hit, ...inIso(hit) });
  for (const heartbeat of heartbeats) state.seeHeartbeat({ ...heartbeat, ...inIso(heartbeat) });
}

/** The last events received that figures count, oldest first. @param visitor start of an id; empty for all visitors */
export async function latestRows(
  events: Pick<EventStore, 'query'>,
  suite: string,
  nowMs: number,
  rows: number,
  visitor = '',
): Promise<EventRow[]> {
  const params = { suite, from: nowMs - MINUTES * MINUTE_MS, rows, visitor };
  const [hits, heartbeats] = await Promise.all([
    events.query<HitRow>(latest('hits'), params),
    events.query<PlaybackRow>(latest('playback'), params),
  ]);
  return [
    ...hits.map((row): EventRow => ({ table: 'hits', row: { ...row, ...inIso(row) } })),
    ...heartbeats.map((row): EventRow => ({ table: 'playback', row: { ...row, ...inIso(row) } })),
  ]
    .sort((a, b) => a.row.received_at.localeCompare(b.row.received_at))
    .slice(-rows);
}

const inIso = ({ received_at, occurred_at }: Pick<HitRow, 'received_at' | 'occurred_at'>) => ({
  received_at: toIso(received_at),
  occurred_at: toIso(occurred_at),
});

/** The engine returns UTC times as `2026-11-18 10:00:00.000`. */
const toIso = (time: string): string => `${time.replace(' ', 'T')}Z`;
