/** Conditions of queries for stored events, and their times as ISO 8601. */
import type { HitRow } from '../stores/events/event-rows.ts';

export const OF_SUITE = { hits: 'suite = {suite:String}', playback: 'has(suites, {suite:String})' } as const;

/**
 * Events of one visitor, by the start of the id. The first heartbeat of a session has none: it belongs to the visitor of
 * the session's other heartbeats.
 *
 * @param inTime condition on the time of those heartbeats
 */
export const ofVisitor = (inTime: string) => ({
  hits: 'startsWith(visitor_id, {visitor:String})',
  playback: `(startsWith(visitor_id, {visitor:String}) or (visitor_id = '' and session_id in (
    select session_id from playback where ${inTime} and startsWith(visitor_id, {visitor:String}))))`,
});

export const inIso = ({ received_at, occurred_at }: Pick<HitRow, 'received_at' | 'occurred_at'>) => ({
  received_at: toIso(received_at),
  occurred_at: toIso(occurred_at),
});

/** The engine returns UTC times as `2026-11-18 10:00:00.000`. */
export const toIso = (time: string): string => `${time.replace(' ', 'T')}Z`;
