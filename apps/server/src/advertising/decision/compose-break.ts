/** V-02, V-08: selects the ads of a break from those that are playable. Pure. */
import type { AdPromiseName } from '@sintonia/contracts';
import type { AdContract } from '../contract/ad-contract.ts';
import { type Viewing, violatedPromise, withAd } from '../contract/viewing.ts';
import type { AdMedium } from './ad-media.ts';
import type { CandidateAd } from './candidate-ad.ts';

/** An ad with a verified medium. */
export interface PlayableAd extends CandidateAd {
  /** Where its medium is published. */
  medium: AdMedium;
  /** Address that is played: the medium's own, or that of the prepared files. */
  plays: URL;
  /** Measured length, seconds. */
  lengthS: number;
}

export interface PlayableAds {
  /** Pod positions; null: its ad is not playable. Empty: there is no pod. */
  pod: readonly (PlayableAd | null)[];
  /** Stand-alone ads, in their server's order of preference. */
  alone: readonly PlayableAd[];
}

export interface ComposedBreak {
  /** In order of play. */
  ads: PlayableAd[];
  /** State after the break. */
  viewing: Viewing;
  excluded: { ad: PlayableAd; promise: AdPromiseName }[];
}

export interface ComposeLimits {
  contract: AdContract;
  /** Longest allowed length, seconds; the contract's limit applies too. */
  breakS: number;
  nowS: number;
}

/**
 * A pod plays in order; a position whose ad is not allowed is filled by a stand-alone ad. Without a pod the first
 * allowed ad plays (VAST 4.2 § 3.3.1).
 */
export function composeBreak(
  { pod, alone }: PlayableAds,
  viewing: Viewing,
  { contract, breakS, nowS }: ComposeLimits,
): ComposedBreak {
  const limits: AdContract = { ...contract, breakSeconds: Math.min(contract.breakSeconds, breakS) };
  const composed: ComposedBreak = { ads: [], viewing, excluded: [] };
  const standbys = [...alone];
  let filledS = 0;
  const addIfAllowed = (ad: PlayableAd): boolean => {
    const promise = violatedPromise(ad, composed.viewing, limits, { nowS, breakS: filledS });
    if (promise) composed.excluded.push({ ad, promise });
    else {
      composed.ads.push(ad);
      composed.viewing = withAd(composed.viewing, ad, nowS);
      filledS += ad.lengthS;
    }
    return promise === null;
  };
  for (const ad of pod.length > 0 ? pod : [null]) {
    if (ad && addIfAllowed(ad)) continue;
    for (let other = standbys.shift(); other; other = standbys.shift()) if (addIfAllowed(other)) break;
  }
  return composed;
}
