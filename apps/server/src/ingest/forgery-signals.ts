/**
 * Counts over the request of an event, by which reports exclude events invented by one machine
 * (`stores/events/counted-events.ts`). Counted on arrival and stored with the event, so that the rule can change later.
 */

import { subscriberOf } from '../http/addresses/shorten-address.ts';
import type { ForgerySignals } from '../stores/events/event-rows.ts';
import { type CountArrivals, createArrivals } from './arrivals.ts';
import type { Received } from './received.ts';
import type { DecodedRow } from './steps/decoded-row.ts';

/** Visitor and playback session of an event; '' if missing. */
export interface Named {
  table: DecodedRow['table'];
  visitor: string;
  session: string;
  /** An ad shown in the session. */
  ad: string;
  /** A page view without any name. */
  isAnonymousView: boolean;
}

/** All rows of one event have the same names. Read before the consent tier is applied, which removes names. */
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
 * Over the events of one request: distinct visitors, plus one for each page view without a name; playback sessions
 * replace visitors if none is named. And distinct playback sessions, including those of ads.
 */
export function countRequest(
  named: readonly (Named | null)[],
): Pick<ForgerySignals, 'request_visitors' | 'request_sessions'> {
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

/** Nearly all requests have one event. */
function countOne(one: Named | null): Pick<ForgerySignals, 'request_visitors' | 'request_sessions'> {
  if (one === null) return { request_visitors: 0, request_sessions: 0 };
  const request_sessions = Number(one.session !== '') + Number(one.ad !== '');
  return {
    request_visitors: one.visitor !== '' || one.isAnonymousView || one.session !== '' ? 1 : 0,
    request_sessions,
  };
}

/** Hits by visitor, heartbeats by session, since the first heartbeat of a session has no visitor. */
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

/** For requests that the server itself turns into events: an offer's delivery or redirect names one visitor. */
export function createVisitorCounter(): (received: Received, visitor: string) => ForgerySignals {
  const arrivals = createArrivals();
  return ({ address, receivedAtMs }, visitor) => ({
    request_visitors: 1,
    request_sessions: 0,
    source_arrivals: arrivals(subscriberOf(address), visitor, receivedAtMs),
    claimed_ahead_s: 0, // nothing is played
  });
}
