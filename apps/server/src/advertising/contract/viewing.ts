/**
 * V-08: the ads that one viewer was given, and what the contract still allows. Pure.
 * The server stores none of it: it travels with the viewer (`viewing-token.ts`). An ad counts when it is handed out,
 * watched or not, so keeping the promise needs no beacon.
 */
import { type AdPromiseName, HOUR_S } from '@sintonia/contracts';
import type { AdContract } from './ad-contract.ts';

/** Maximum number of ads recorded per hour; a viewer at this limit gets no more until some are an hour old. */
export const MAX_SHOWN_ADS = 64;

/** One ad that was handed out. */
export interface ShownAd {
  /** Fingerprint of the creative, 32 bits. */
  creative: number;
  /** Epoch seconds, whole. */
  atS: number;
  /** Seconds, to a tenth. */
  lengthS: number;
}

export interface Viewing {
  /** When the session began, epoch seconds. */
  sinceS: number;
  /** Oldest first; at the time of writing, none older than an hour. */
  shown: readonly ShownAd[];
}

export const beginViewing = (nowS: number): Viewing => ({ sinceS: nowS, shown: [] });

const lastHour = ({ shown }: Viewing, nowS: number): ShownAd[] => shown.filter(({ atS }) => nowS - atS < HOUR_S);

const totalS = (shown: readonly ShownAd[]): number => shown.reduce((sum, { lengthS }) => sum + lengthS, 0);

/**
 * Seconds of ads that may be handed out now. Within any hour the sum never exceeds the larger of the two ceilings.
 * Content seen is estimated as the time since the session began (at most an hour) minus its ads: a pause counts as
 * content, since the promise does not rely on reports of the player.
 */
export function allowanceS(viewing: Viewing, contract: AdContract, nowS: number): number {
  const adS = totalS(lastHour(viewing, nowS));
  const contentS = Math.max(0, Math.min(nowS - viewing.sinceS, HOUR_S) - adS);
  const allowedS = Math.max(contract.openingAdSeconds, (contract.adSecondsPerHour * contentS) / HOUR_S);
  return Math.max(0, Math.min(allowedS, hourlyCeilingS(contract)) - adS);
}

/** Maximum seconds of ads in any hour. */
export const hourlyCeilingS = (contract: AdContract): number =>
  Math.max(contract.openingAdSeconds, contract.adSecondsPerHour);

/** The promise that forbids this ad now; null if it is allowed. @param breakS seconds of ads before it in its break */
export function violatedPromise(
  ad: Pick<ShownAd, 'creative' | 'lengthS'>,
  viewing: Viewing,
  contract: AdContract,
  { nowS, breakS }: { nowS: number; breakS: number },
): AdPromiseName | null {
  const shown = lastHour(viewing, nowS);
  if (shown.filter(({ creative }) => creative === ad.creative).length >= contract.sameAdPerHour) return 'sameAd';
  if (breakS + ad.lengthS > contract.breakSeconds) return 'breakLength';
  if (shown.length >= MAX_SHOWN_ADS || ad.lengthS > allowanceS(viewing, contract, nowS)) return 'load';
  return null;
}

/** Adds one ad and drops those older than an hour. Lengths are rounded up to the stored resolution. */
export function withAd(viewing: Viewing, ad: Pick<ShownAd, 'creative' | 'lengthS'>, nowS: number): Viewing {
  const shown = { creative: ad.creative, atS: nowS, lengthS: Math.ceil(ad.lengthS * 10) / 10 };
  return { ...viewing, shown: [...lastHour(viewing, nowS), shown] };
}

/** The promises that a history of ads breaks. An independent check: it shares no code with the composition. */
export function brokenPromises({ shown }: Viewing, contract: AdContract): AdPromiseName[] {
  const hours = shown.map(({ atS }) => shown.filter((other) => other.atS >= atS && other.atS - atS < HOUR_S));
  const isRepeated = (hour: readonly ShownAd[]) =>
    hour.some((ad) => hour.filter(({ creative }) => creative === ad.creative).length > contract.sameAdPerHour);
  return [
    ...(hours.some(isRepeated) ? (['sameAd'] as const) : []),
    // Allows 0.1 s of rounding per ad.
    ...(hours.some((hour) => totalS(hour) > hourlyCeilingS(contract) + hour.length / 10) ? (['load'] as const) : []),
  ];
}
