/**
 * What the contract with viewers (V-08) did in the breaks of the demo's audience. The website's breaks are decided by the
 * server; those of the audience are drawn, with shares as of an ad server that offers a little more than fits.
 */
import { type AdPromiseName, HOUR_MS, type PromiseOutcome } from '@sintonia/contracts';
import type { Playback } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';
import contract from '../advertising/contract.json' with { type: 'json' };
import type { HistoryRequest } from './history-messages.ts';

/** Share of breaks in which an ad or the break itself was left out, or that came too late. */
const SHARES: readonly { promise: AdPromiseName; what: PromiseOutcome; share: number }[] = [
  { promise: 'sameAd', what: 'kept', share: 0.06 },
  { promise: 'load', what: 'kept', share: 0.03 },
  { promise: 'breakLength', what: 'kept', share: 0.04 },
  { promise: 'protected', what: 'kept', share: 0.02 },
  { promise: 'startsWithin', what: 'broken', share: 0.003 },
];
type Ads = Playback['ads'];

/** Promises kept and broken in the breaks of one browser, as of the server that decides them. */
export function adPromises(playbacks: readonly Pick<Playback, 'ads'>[], random: RandomSource): HistoryRequest[] {
  const all = playbacks.flatMap(({ ads }) => ads);
  const breaks = playbacks.flatMap(({ ads }) => Object.values(Object.groupBy(ads, ({ inBreak }) => inBreak)));
  return breaks.flatMap((ads = []) => {
    const drawn = SHARES.filter(({ share }) => random.chance(share));
    const repeated = ads.some((ad) => isTooOften(ad, all)) ? [{ promise: 'sameAd', what: 'broken' } as const] : [];
    return [...drawn, ...repeated].map(({ promise, what }) => ({
      ...{ atMs: ads[0]?.atMs ?? 0, userAgent: '', line: '' },
      adPromise: { promise, what },
    }));
  });
}

/** Whether its viewer had seen it as often as allowed in the hour before. */
const isTooOften = ({ creative, atMs }: Ads[number], all: Ads): boolean =>
  all.filter((other) => other.creative === creative && other.atMs < atMs && atMs - other.atMs < HOUR_MS).length >=
  contract.sameAdPerHour;
