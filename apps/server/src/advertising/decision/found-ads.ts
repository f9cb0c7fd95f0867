/** Ads found for one break, from VAST or from several breaks of a VMAP. Pure. */
import { AD_FAILURES, type AdFailureReason } from './ad-failures.ts';
import type { CandidateAd } from './candidate-ad.ts';
import type { Unwrapped } from './unwrapped.ts';
import type { VmapBreak } from './vmap-breaks.ts';

export interface FoundAds extends Unwrapped {
  /** Tracking addresses of the break itself, from the ad server's schedule (VMAP). */
  breakTracking: Record<'breakStart' | 'breakEnd', string[]>;
  /** Error addresses of scheduled breaks that gave no ads, by code. */
  breakErrors: { code: number; urls: string[] }[];
}

/** @param found result of the VAST alone */
export const withoutSchedule = (found: Unwrapped): FoundAds => ({
  ...found,
  breakTracking: { breakStart: [], breakEnd: [] },
  breakErrors: [],
});

/** Several breaks at one position are one break to a viewer: their pods play one after another. */
export function mergeBreaks(breaks: readonly VmapBreak[], found: readonly Unwrapped[]): FoundAds {
  const each = found.map(({ pod, alone }): { pod: (CandidateAd | null)[]; spare: CandidateAd[] } =>
    pod.length > 0 || breaks.length === 1 ? { pod, spare: alone } : { pod: [alone[0] ?? null], spare: alone.slice(1) },
  );
  return {
    pod: each.flatMap(({ pod }) => pod),
    alone: each.flatMap(({ spare }) => spare),
    failures: found.flatMap(({ failures }) => failures),
    breakTracking: {
      breakStart: breaks.flatMap(({ tracking }) => tracking.breakStart),
      breakEnd: breaks.flatMap(({ tracking }) => tracking.breakEnd),
    },
    breakErrors: found.flatMap(({ pod, alone, failures: [first] }, i) => {
      const urls = breaks[i]?.tracking.error ?? [];
      const isEmpty = alone.length === 0 && pod.every((ad) => ad === null);
      return isEmpty && urls.length > 0 ? [{ code: vmapCodeOf(first?.reason ?? 'noAds'), urls }] : [];
    }),
  };
}

/** VMAP 1.0.1 § 2.5.2 error code of a failure: timeout, unreachable, malformed or refused. */
function vmapCodeOf(reason: AdFailureReason): number {
  if (reason === 'timeout') return 1007;
  if (reason === 'notVast' || reason === 'oldVersion') return 1005;
  if (AD_FAILURES[reason] === AD_FAILURES.notXml) return 1006;
  return AD_FAILURES[reason] === AD_FAILURES.unreachable ? 1008 : 1004;
}
