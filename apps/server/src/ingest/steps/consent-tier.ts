/**
 * C-07: determines an event's consent tier; without consent it removes everything that distinguishes visitors, whatever
 * was sent.
 */
import { CONSENT_CONTEXT, NO_CONSENT, parseQuery, toQuery } from '@sintonia/wire';
import type { HitRow, PlaybackRow, Tier } from '../../stores/events/event-rows.ts';
import type { Received } from '../received.ts';
import { type Step, withBasics } from './decoded-row.ts';

export const markConsentTier: Step = (entry, received) =>
  entry.table === 'hits'
    ? { table: 'hits', row: hitOnItsTier(entry.row, received) }
    : withBasics(entry, { tier: tierOfPlayback(entry.row) });

function hitOnItsTier(row: HitRow, received: Received): HitRow {
  const isRefused = row.context[CONSENT_CONTEXT] === NO_CONSENT;
  if (!isRefused && row.visitor_id !== '') return { ...row, tier: row.customer_id === '' ? 'consented' : 'signedIn' };
  if (!isRefused) return { ...row, tier: 'none', customer_id: '' };
  return {
    ...row,
    tier: 'none',
    visitor_id: '',
    customer_id: '',
    media_session_id: '',
    raw: `${received.path}?${withoutIdentifiers(received.query)}`,
  };
}

/** A client sends no heartbeat without permission (C-03), so even the first one, without an id, is consented. */
const tierOfPlayback = (row: PlaybackRow): Tier =>
  Object.keys(row.customer_ids).length > 0 ? 'signedIn' : 'consented';

const IDENTIFIERS = new Set(['mid', 'aid', 'fid', 'vid', 'sdid', 'aamb', 'aamlh', 'xact', 'purchaseID']);

/** The query as received if it has no identifier, else without identifiers and customer ids. */
function withoutIdentifiers(query: string): string {
  const pairs = parseQuery(query);
  let isInCustomerIds = false;
  const kept = pairs.filter(([name]) => {
    if (name === 'cid.') isInCustomerIds = true;
    const isKept = !isInCustomerIds && !IDENTIFIERS.has(name);
    if (name === '.cid') isInCustomerIds = false;
    return isKept;
  });
  return kept.length === pairs.length ? query : toQuery(kept);
}
