/**
 * What an event came with: the counts by which reports leave out what one machine invents (`stores/events/counted-events.ts`).
 * Counted when it arrives and stored with it, so that the rule can change later.
 */
import type { Company } from '../stores/events/event-rows.ts';
import { type CountArrivals, createArrivals } from './arrivals.ts';
import type { DecodedRow } from './decoded-row.ts';
import type { Received } from './received.ts';
import { subscriberOf } from './shorten-address.ts';

/** Whom and what an event names; '' what it does not. */
export interface Named {
  table: DecodedRow['table'];
  visitor: string;
  session: string;
  /** An ad that was shown in the session. */
  ad: string;
  /** Counts as a page view without any name. */
  isAnonymousView: boolean;
}

/** All rows of one event name the same. Before its consent tier is applied: that takes names away. */
export function namedIn([entry]: readonly DecodedRow[]): Named | null {
  if (entry === undefined) return null;
  const { table, row } = entry;
  const visitor = row.visitor_id;
  if (entry.table === 'playback') {
    const { session_id, ad_session_id } = entry.row;
    return {
      table,
      visitor,
      session: session_id,
      ad: ad_session_id && `${session_id} ${ad_session_id}`,
      isAnonymousView: false,
    };
  }
  const isAnonymousView = visitor === '' && entry.row.kind === 'pageview';
  return { table, visitor, session: entry.row.media_session_id, ad: '', isAnonymousView };
}

/**
 * Of the events of one request: distinct visitors, each page view without a name one more; playback sessions stand for
 * visitors where nobody is named at all. And distinct playback sessions, the ads in them too.
 */
export function countRequest(named: readonly (Named | null)[]): Pick<Company, 'request_visitors' | 'request_sessions'> {
  if (named.length === 1) return countOne(named[0] ?? null);
  const visitors = new Set<string>();
  const sessions = new Set<string>();
  const ads = new Set<string>();
  let anonymous = 0;
  for (const one of named) {
    if (one === null) continue;
    if (one.visitor !== '') visitors.add(one.visitor);
    if (one.session !== '') sessions.add(one.session);
    if (one.ad !== '') ads.add(one.ad);
    if (one.isAnonymousView) anonymous += 1;
  }
  return { request_visitors: visitors.size + anonymous || sessions.size, request_sessions: sessions.size + ads.size };
}

/** Nearly all requests hold one event. */
function countOne(one: Named | null): Pick<Company, 'request_visitors' | 'request_sessions'> {
  if (one === null) return { request_visitors: 0, request_sessions: 0 };
  const request_sessions = Number(one.session !== '') + Number(one.ad !== '');
  return {
    request_visitors: one.visitor !== '' || one.isAnonymousView || one.session !== '' ? 1 : 0,
    request_sessions,
  };
}

/** Hits by their visitor, heartbeats by their session, since the first of each names no visitor. */
export function createSourceCounter(): (received: Received, named: Named | null) => number {
  const arrivalsOf: Record<DecodedRow['table'], CountArrivals> = { hits: createArrivals(), playback: createArrivals() };
  return ({ address, receivedAtMs }, named) =>
    named === null
      ? 0
      : arrivalsOf[named.table](
          subscriberOf(address),
          named.table === 'hits' ? named.visitor : named.session,
          receivedAtMs,
        );
}
