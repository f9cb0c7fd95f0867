/**
 * Selects a visitor's events: those with the id (or the derived analytics id) in a column or anywhere in the raw
 * request, those of the visitor's playback sessions, whose first heartbeat has no id, and rejected events that contain
 * any of these.
 */

import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore, QueryValue } from '../stores/events/event-store.ts';
import { analyticsIdOf, isVisitorId } from '../visitor/visitor-id.ts';

export interface Condition {
  sql: string;
  params: Readonly<Record<string, QueryValue>>;
}

export interface VisitorEvents {
  sessions: number;
  conditions: Readonly<Record<EventTable, Condition>>;
}

/** Minimum length: short texts would match events of others; all ids of clients and this server are longer. */
export const isErasableId = (id: string): boolean => /^[\w-]{16,128}$/.test(id);

export async function visitorEvents(events: Pick<EventStore, 'query'>, visitorId: string): Promise<VisitorEvents> {
  const ids = isVisitorId(visitorId) ? [visitorId, analyticsIdOf(visitorId)] : [visitorId];
  const sessions = await sessionsOf(events, ids);
  const needles = { ids, sessions, patterns: [...ids, ...sessions] };
  const holdsAny = (column: string, list: string) =>
    `arrayExists(needle -> positionCaseInsensitive(${column}, needle) > 0, {${list}:Array(String)})`;
  const ownHit = `(visitor_id IN {ids:Array(String)} OR ${holdsAny('raw', 'ids')})`;
  return {
    sessions: sessions.length,
    conditions: {
      hits: { sql: ownHit, params: needles },
      playback: { sql: `(session_id IN {sessions:Array(String)} OR ${ownHit})`, params: needles },
      rejected: { sql: `(${holdsAny('raw', 'patterns')} OR ${holdsAny('path', 'patterns')})`, params: needles },
    },
  };
}

const IS_CUSTOMERS = 'hasAny(mapValues(customer_ids), {ids:Array(String)})';

/**
 * Sessions with this visitor's id and no other: a session id alone must not give access to another visitor's
 * heartbeats. A customer id is in a single heartbeat, so a session belongs to the customer signed in to it, if there is
 * no other customer id and all heartbeats have the same visitor id.
 */
async function sessionsOf(events: Pick<EventStore, 'query'>, ids: readonly string[]): Promise<string[]> {
  const rows = await events.query<{ session_id: string }>(
    `SELECT session_id FROM playback
     WHERE session_id IN (SELECT session_id FROM playback WHERE visitor_id IN {ids:Array(String)} OR ${IS_CUSTOMERS})
     GROUP BY session_id
     HAVING countIf(visitor_id != '' AND visitor_id NOT IN {ids:Array(String)}) = 0 OR (
       countIf(${IS_CUSTOMERS}) > 0 AND countIf(notEmpty(customer_ids) AND NOT ${IS_CUSTOMERS}) = 0
       AND uniqExactIf(visitor_id, visitor_id != '') = 1
     )`,
    { ids },
  );
  return rows.map((row) => row.session_id).filter((session) => session !== '');
}

export async function countEvents(
  events: Pick<EventStore, 'query'>,
  { conditions }: VisitorEvents,
): Promise<Record<EventTable, number>> {
  return {
    hits: await countOf(events, 'hits', conditions.hits),
    playback: await countOf(events, 'playback', conditions.playback),
    rejected: await countOf(events, 'rejected', conditions.rejected),
  };
}

export async function countOf(
  events: Pick<EventStore, 'query'>,
  table: EventTable,
  { sql, params }: Condition,
): Promise<number> {
  const [row] = await events.query<{ n: number }>(`SELECT count() AS n FROM ${table} FINAL WHERE ${sql}`, params);
  return row?.n ?? 0;
}
