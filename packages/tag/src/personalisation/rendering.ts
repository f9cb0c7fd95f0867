/** Code that applies answers, loaded during the call: a page that only requests offers never waits for it. */
export { applyOffer } from './apply-offer.ts';
export { toActions } from './to-actions.ts';
