/**
 * Which events belong to a visitor: those that carry the id (or the analytics id that was made of it) in a column or
 * anywhere in what was sent, those of the visitor's playback sessions, whose first report carries none, and what was
 * refused and holds any of these.
 */
import { analyticsIdOf, isVisitorId } from '../identity/visitor-id.ts';
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore, QueryValue } from '../stores/events/event-store.ts';

export interface Condition {
  sql: string;
  params: Readonly<Record<string, QueryValue>>;
}

export interface VisitorEvents {
  sessions: number;
  conditions: Readonly<Record<EventTable, Condition>>;
}

/** Short texts would be found in what others sent; every id that a client or this server makes is longer. */
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
 * Sessions that name this visitor and nobody else: a session id alone gives no right to another visitor's reports. A
 * customer id stands in one report of a session alone, so the session is the customer's who is signed in to it, if no
 * other one is and all of it was sent by one visitor.
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
  const counts: Record<EventTable, number> = { hits: 0, playback: 0, rejected: 0 };
  for (const table of ['hits', 'playback', 'rejected'] as const) {
    const { sql, params } = conditions[table];
    const [row] = await events.query<{ n: number }>(`SELECT count() AS n FROM ${table} FINAL WHERE ${sql}`, params);
    counts[table] = row?.n ?? 0;
  }
  return counts;
}
