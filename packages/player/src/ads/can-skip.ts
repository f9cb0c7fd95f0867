import type { OpenAd } from './ad-state.ts';

/** True when the skip button is enabled. */
export const canSkip = ({ ad, hasBegun, positionS }: OpenAd): boolean =>
  hasBegun && ad.skipAfterS !== null && positionS >= ad.skipAfterS;
