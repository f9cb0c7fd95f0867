/** What carries answers out, fetched while the call is on its way: a page that only asks never waits for it. */
export { applyOffer } from './apply-offer.ts';
export { toActions } from './to-actions.ts';
