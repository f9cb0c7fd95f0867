/** Converts a durable row for the real-time list. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import { leftOutReason } from '../stores/events/counted-events.ts';
import type { EventRow, HitRow, PlaybackRow } from '../stores/events/event-rows.ts';
import { heartbeatFields, hitFields } from './live-fields.ts';

/** Enough to follow one visitor in the list, too short to identify them. */
const VISITOR_CHARACTERS = 8;

/** Null for rejected events. Those that figures leave out name the reason. */
export function toLiveEvent({ table, row }: EventRow): LiveEvent | null {
  if (table === 'rejected') return null;
  return table === 'hits' ? fromHit(row) : fromHeartbeat(row);
}

const fromHit = (row: HitRow): LiveEvent => ({
  id: row.event_id,
  at: row.received_at,
  protocol: 'analytics',
  event: row.kind,
  visitor: row.visitor_id.slice(0, VISITOR_CHARACTERS),
  tier: row.tier,
  leftOut: leftOutReason(row),
  title: (row.kind === 'link' && row.link_name) || row.page_name || row.path,
  detail: row.path,
  session: row.media_session_id,
  fields: hitFields(row.raw),
  raw: row.raw,
});

const fromHeartbeat = (row: PlaybackRow): LiveEvent => ({
  id: row.event_id,
  at: row.received_at,
  protocol: 'heartbeat',
  event: row.event,
  visitor: row.visitor_id.slice(0, VISITOR_CHARACTERS),
  tier: row.tier,
  leftOut: leftOutReason(row),
  title: (row.asset_type === 'ad' && row.ad_name) || row.video_name || row.video_id,
  detail: String(row.playhead_s),
  session: row.session_id,
  fields: heartbeatFields(row.raw),
  raw: row.raw,
});
