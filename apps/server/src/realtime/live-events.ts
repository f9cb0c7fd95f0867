import type { JudgedColumn } from '../stores/events/counted-events.ts';
import type { HitRow, PlaybackRow } from '../stores/events/event-rows.ts';

/** Required columns; the same for live events and those read back from the event store. */
export type LiveHit = Pick<
  HitRow,
  | 'event_id'
  | 'received_at'
  | 'occurred_at'
  | 'clock_skew_ms'
  | 'kind'
  | 'tier'
  | 'visitor_id'
  | 'page_name'
  | 'path'
  | 'url'
  | 'referrer'
  | JudgedColumn
>;
export type LiveHeartbeat = Pick<
  PlaybackRow,
  | 'event_id'
  | 'received_at'
  | 'occurred_at'
  | 'clock_skew_ms'
  | 'visitor_id'
  | 'session_id'
  | 'event'
  | 'asset_type'
  | 'duration_ms'
  | 'video_id'
  | 'video_name'
  | 'channel'
  | 'stream_type'
  | JudgedColumn
>;
