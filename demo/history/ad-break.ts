/** A break of ads, and how far each is watched. */
import type { PlaybackPart, SimulatedAd } from '@sintonia/simulator';
import { type RandomSource, weighted } from '@sintonia/simulator/random';
import { ADS } from './ads.ts';

/** Nobody leaves an ad exactly at a quarter of its length. */
const PART_S = 0.3;

export function breakOf(random: RandomSource, onlyAd: SimulatedAd | null, most: number): PlaybackPart & { do: 'ads' } {
  const ads = Array.from({ length: random.whole(1, most) }, () => {
    const ad = onlyAd ?? random.oneOf(ADS);
    const outcome = weighted(random, [
      [72, 'complete'],
      [18, 'skip'],
      [10, 'leave'],
    ] as const);
    return { ad, outcome, playedS: outcome === 'complete' ? ad.lengthS : random.whole(1, ad.lengthS - 1) + PART_S };
  });
  const left = ads.findIndex(({ outcome }) => outcome === 'leave');
  return { do: 'ads', kind: 'preroll', ads: left < 0 ? ads : ads.slice(0, left + 1) };
}
