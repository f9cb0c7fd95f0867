/**
 * Relations read from events: counted hits and heartbeats of one report suite (`counted-events.ts`), without repeats.
 */
import { type EventsRead, isHeartbeatRead, isHitRead } from './events-read.ts';
import { anyOf, instant, type Sql, sql } from './sql.ts';

/** Half-open, epoch ms. */
export interface Period {
  fromMs: number;
  toMs: number;
}

/** Suite and period of a report: events of one suite never count in another. Two suites are given as `a,b`. */
export interface SuitePeriod extends Period, EventsRead {}

/** Condition on a time column: within one of the spans. */
export const insideSpans = (at: Sql, spans: readonly Period[]): Sql =>
  anyOf(spans.map(({ fromMs, toMs }) => sql`(${at} >= ${instant(fromMs)} and ${at} < ${instant(toMs)})`));

/** One row per hit in the spans. */
export const hitsIn = (read: EventsRead, spans: readonly Period[]): Sql => sql`(
  select occurred_at, kind, tier, visitor_id
  from hits as hit final where ${isHitRead(read)} and ${insideSpans(sql`occurred_at`, spans)}
)`;

/**
 * Ids and names of videos, with repeats: one or more rows per heartbeat in the spans. Removing repeats is the expensive part of
 * reading heartbeats.
 */
export const videosIn = (read: EventsRead, spans: readonly Period[]): Sql => sql`(
  select video_id, video_name from playback as heartbeat where ${isHeartbeatRead(read)} and ${insideSpans(sql`occurred_at`, spans)}
)`;

/** One row per heartbeat in the spans. */
export const playbackIn = (read: EventsRead, spans: readonly Period[]): Sql => sql`(
  select occurred_at, sent_at, prev_ts, session_id, visitor_id, video_id, video_name, event, asset_type, duration_ms
  from playback as heartbeat final where ${isHeartbeatRead(read)} and ${insideSpans(sql`occurred_at`, spans)}
)`;
