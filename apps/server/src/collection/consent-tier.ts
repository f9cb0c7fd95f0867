/**
 * C-07: on which tier of consent an event rests; and on the tier without consent, nothing that tells visitors apart is
 * kept, whatever was sent.
 */
import { CONSENT_CONTEXT, NO_CONSENT, parseQuery, toQuery } from '@sintonia/wire';
import type { HitRow, PlaybackRow, Tier } from '../stores/events/event-rows.ts';
import { type Step, withBasics } from './decoded-row.ts';
import type { Received } from './received.ts';

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

/** A client sends no heartbeat before it may (C-03), so even the first one, which carries no id, rests on consent. */
const tierOfPlayback = (row: PlaybackRow): Tier =>
  Object.keys(row.customer_ids).length > 0 ? 'signedIn' : 'consented';

const IDENTIFIERS = new Set(['mid', 'aid', 'fid', 'vid', 'sdid', 'aamb', 'aamlh', 'xact', 'purchaseID']);

/** The query as sent when it carries no identifier, else without them and without the customer ids block. */
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
