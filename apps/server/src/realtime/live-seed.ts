/** Reads back recent events at server start, so that a restart does not empty the screen. */
import { MINUTE_MS } from '@sintonia/contracts';
import { COUNTED_TEXT, JUDGED_COLUMNS } from '../stores/events/counted-events.ts';
import type { EventRow, HitRow, PlaybackRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { inIso, OF_SUITE, ofVisitor } from './event-conditions.ts';
import { CURVE_MS } from './live-curve.ts';
import type { LiveHeartbeat, LiveHit } from './live-events.ts';
import { type LiveState, MINUTES, PRESENCE_MS } from './live-state.ts';

/** Maximum number of events read from the last half hour; the newest are preferred. */
const ROWS = 200_000;

const HITS = `
  select event_id, received_at, occurred_at, clock_skew_ms, kind, tier, visitor_id, page_name, path, url, referrer,
    ${JUDGED_COLUMNS.join()}
  from hits final
  where suite = {suite:String} and received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC') and ${COUNTED_TEXT}
  order by received_at desc limit {rows:UInt32}`;
const HEARTBEATS = `
  select event_id, received_at, occurred_at, clock_skew_ms, visitor_id, session_id, event, asset_type, duration_ms,
    video_id, video_name, channel, stream_type, ${JUDGED_COLUMNS.join()}
  from playback final
  where has(suites, {suite:String}) and received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC') and ${COUNTED_TEXT}
  order by received_at desc limit {rows:UInt32}`;
const IS_RECENT = "received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC')";
const OF_VISITOR = ofVisitor(IS_RECENT);
/** Whether events are those that figures count, or the others. */
type Counting = 'counted' | 'leftOut';
const CONDITION: Readonly<Record<Counting, string>> = { counted: COUNTED_TEXT, leftOut: `not ${COUNTED_TEXT}` };
const latest = (table: 'hits' | 'playback', counting: Counting) => `
  select * from ${table} final
  where ${OF_SUITE[table]} and ${IS_RECENT} and ${CONDITION[counting]} and ${OF_VISITOR[table]}
  order by received_at desc limit {rows:UInt32}`;

export async function seedLiveState(
  events: Pick<EventStore, 'query'>,
  state: LiveState,
  suite: string,
  nowMs: number,
): Promise<void> {
  const [hits, heartbeats] = await Promise.all([
    events.query<LiveHit>(HITS, { suite, from: nowMs - MINUTES * MINUTE_MS, rows: ROWS }),
    events.query<LiveHeartbeat>(HEARTBEATS, { suite, from: nowMs - CURVE_MS - PRESENCE_MS, rows: ROWS }),
  ]);
  for (const hit of hits) state.seeHit({ ...hit, ...inIso(hit) });
  for (const heartbeat of heartbeats) state.seeHeartbeat({ ...heartbeat, ...inIso(heartbeat) });
}

/**
 * The last events received, oldest first.
 *
 * @param counting those that figures count, or those that they leave out
 * @param visitor start of an id; empty for all visitors
 */
export async function latestRows(
  events: Pick<EventStore, 'query'>,
  suite: string,
  nowMs: number,
  rows: number,
  counting: Counting = 'counted',
  visitor = '',
): Promise<EventRow[]> {
  const params = { suite, from: nowMs - MINUTES * MINUTE_MS, rows, visitor };
  const [hits, heartbeats] = await Promise.all([
    events.query<HitRow>(latest('hits', counting), params),
    events.query<PlaybackRow>(latest('playback', counting), params),
  ]);
  return [
    ...hits.map((row): EventRow => ({ table: 'hits', row: { ...row, ...inIso(row) } })),
    ...heartbeats.map((row): EventRow => ({ table: 'playback', row: { ...row, ...inIso(row) } })),
  ]
    .sort((a, b) => a.row.received_at.localeCompare(b.row.received_at))
    .slice(-rows);
}
