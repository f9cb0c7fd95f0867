/** Ads found in VAST documents, and how results of several are merged. Pure. */
import type { AdFailure, AdFailureReason } from './ad-failures.ts';
import type { CandidateAd } from './candidate-ad.ts';
import type { VastDocument } from './vast-terms.ts';

export interface Unwrapped {
  /** Pod positions in order of play; null: no ad was found. Empty: there is no pod. */
  pod: (CandidateAd | null)[];
  /** Stand-alone ads: one plays if there is no pod, or fills an empty pod position. */
  alone: CandidateAd[];
  failures: AdFailure[];
}

export const nothingFound = (reason: AdFailureReason, errorUrls: readonly string[] = []): Unwrapped => ({
  pod: [],
  alone: [],
  failures: [{ reason, errorUrls }],
});

/** Merges the results of a document's ads: those with a sequence form a pod in that order (VAST 4.2 § 3.3.1). */
export function mergeAds({ ads }: VastDocument, found: readonly Unwrapped[]): Unwrapped {
  const all = ads.map((ad, i) => ({ ad, ...(found[i] ?? nothingFound('internal')) }));
  const placed = all
    .filter(({ ad }) => ad.sequence !== null)
    .sort((a, b) => (a.ad.sequence ?? 0) - (b.ad.sequence ?? 0));
  const others = all.filter(({ ad }) => ad.sequence === null);
  const failures = all.flatMap((each) => each.failures);
  if (placed.length > 0)
    return {
      pod: placed.flatMap(({ ad, pod, alone: [first = null] }) => {
        if (pod.length > 0) return pod;
        return first === null && ad.kind === 'wrapper' && !ad.allowsFallback ? [] : [first];
      }),
      alone: [...others.flatMap(({ pod, alone }) => [...alone, ...pod.flatMap((ad) => ad ?? [])]), ...sparesOf(placed)],
      failures,
    };
  const whole = others.find(({ pod }) => pod.length > 0);
  const rest = others.filter((each) => each !== whole).flatMap(({ pod }) => pod.flatMap((ad) => ad ?? []));
  return { pod: whole?.pod ?? [], alone: [...others.flatMap(({ alone }) => alone), ...rest], failures };
}

/** Further ads of a position beyond the first. */
const sparesOf = (placed: readonly Unwrapped[]): CandidateAd[] =>
  placed.flatMap(({ pod, alone }) => (pod.length > 0 ? alone : alone.slice(1)));

/** Where only one ad is allowed: the first stand-alone ad, else the first of the pod. */
export function single({ pod, alone, failures }: Unwrapped): Unwrapped {
  const first = alone[0] ?? pod.find((ad) => ad !== null);
  return { pod: [], alone: first ? [first] : [], failures };
}
