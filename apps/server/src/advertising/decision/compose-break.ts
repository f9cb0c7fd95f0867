/** V-02, V-08: which of the ads that are fit to be shown make up a break. Pure. */
import type { AdContract, AdPromise } from '../contract/ad-contract.ts';
import { keptFrom, type Viewing, withAd } from '../contract/viewing.ts';
import type { CandidateAd } from './candidate-ad.ts';

/** An ad whose media was looked at. */
export interface FitAd extends CandidateAd {
  /** As measured, seconds. */
  lengthS: number;
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
 * Ads with a place make up a pod, in that order; those without one stand in for places that came to nothing. Without a
 * pod the first that may be shown stands alone (VAST 4.2 § 3.3.1).
 *
 * @param podPlaces places that the ad server filled, those whose ad turned out unfit included
 */
export function composeBreak(
  fit: readonly FitAd[],
  podPlaces: number,
  viewing: Viewing,
  { contract, breakS, nowS }: ComposeLimits,
): ComposedBreak {
  const limits: AdContract = { ...contract, breakSeconds: Math.min(contract.breakSeconds, breakS) };
  const pod = fit.filter(({ sequence }) => sequence !== null).sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
  const alone = fit.filter(({ sequence }) => sequence === null);
  const places = Math.max(podPlaces, 1);
  const composed: ComposedBreak = { ads: [], viewing, kept: [] };
  let filledS = 0;
  for (const ad of [...pod, ...alone]) {
    if (composed.ads.length >= places) break;
    const promise = keptFrom(ad, composed.viewing, limits, { nowS, breakS: filledS });
    if (promise) {
      composed.kept.push({ ad, promise });
      continue;
    }
    composed.ads.push(ad);
    composed.viewing = withAd(composed.viewing, ad, nowS);
    filledS += ad.lengthS;
  }
  return composed;
}
