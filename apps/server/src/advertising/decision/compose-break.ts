/** V-02, V-08: which of the ads that are fit to be shown make up a break. Pure. */
import type { AdContract, AdPromise } from '../contract/ad-contract.ts';
import { keptFrom, type Viewing, withAd } from '../contract/viewing.ts';
import type { AdMedium, CandidateAd } from './candidate-ad.ts';

/** An ad whose media were looked at. */
export interface FitAd extends CandidateAd {
  /** Where it is published. */
  medium: AdMedium;
  /** What is played: that, or what was made of it. */
  plays: URL;
  /** As measured, seconds. */
  lengthS: number;
}

export interface FitAds {
  /** Places of a pod; null: its ad is not fit to be shown. Empty: there is no pod. */
  pod: readonly (FitAd | null)[];
  /** Those without a place, in the order their server prefers them. */
  alone: readonly FitAd[];
}

export interface ComposedBreak {
  /** In the order they play. */
  ads: FitAd[];
  /** After the break. */
  viewing: Viewing;
  kept: { ad: FitAd; promise: AdPromise }[];
}

export interface ComposeLimits {
  contract: AdContract;
  /** Longest this break may be, seconds; the contract's limit holds as well. */
  breakS: number;
  nowS: number;
}

/**
 * A pod plays in its order; a place whose ad may not be shown is filled by one that stands alone. Without a pod the
 * first that may be shown plays (VAST 4.2 § 3.3.1).
 */
export function composeBreak(
  { pod, alone }: FitAds,
  viewing: Viewing,
  { contract, breakS, nowS }: ComposeLimits,
): ComposedBreak {
  const limits: AdContract = { ...contract, breakSeconds: Math.min(contract.breakSeconds, breakS) };
  const composed: ComposedBreak = { ads: [], viewing, kept: [] };
  const spare = [...alone];
  let filledS = 0;
  const isShown = (ad: FitAd): boolean => {
    const promise = keptFrom(ad, composed.viewing, limits, { nowS, breakS: filledS });
    if (promise) composed.kept.push({ ad, promise });
    else {
      composed.ads.push(ad);
      composed.viewing = withAd(composed.viewing, ad, nowS);
      filledS += ad.lengthS;
    }
    return promise === null;
  };
  for (const ad of pod.length > 0 ? pod : [null]) {
    if (ad && isShown(ad)) continue;
    for (let other = spare.shift(); other; other = spare.shift()) if (isShown(other)) break;
  }
  return composed;
}
