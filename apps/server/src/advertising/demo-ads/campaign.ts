/** Campaigns of the demo ad server: `demo/advertising/campaigns.json`. */
import { seededRandom } from '@sintonia/contracts/seeded-random';
import { z } from 'zod';

export const Campaign = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  advertiser: z.string().min(1),
  name: z.string().min(1),
  /** Id of the clip that serves as creative, HLS below `/media/clips`. */
  clip: z.string().regex(/^[a-z0-9-]+$/),
  /** Seconds. */
  lengthS: z.number().positive(),
  /** Relative weight of selection. */
  weight: z.number().positive(),
  /** Seconds until it can be skipped; null: never. */
  skipAfterS: z.number().min(0).nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

/**
 * Selects different campaigns that fit a break, at random by weight. Pure: the same seed gives the same result.
 *
 * @param seed text that is unique per request, such as its cache buster
 */
export function chooseCampaigns(
  campaigns: readonly Campaign[],
  { breakS, maxAds, seed }: { breakS: number; maxAds: number; seed: string },
): Campaign[] {
  const random = seededRandom(seed);
  const left = [...campaigns];
  const chosen: Campaign[] = [];
  let leftS = breakS;
  while (chosen.length < maxAds) {
    const eligible = left.filter(({ lengthS }) => lengthS <= leftS);
    const candidates = weighted(eligible, random());
    if (!candidates) break;
    chosen.push(candidates);
    left.splice(left.indexOf(candidates), 1);
    leftS -= candidates.lengthS;
  }
  return chosen;
}

function weighted(campaigns: readonly Campaign[], at: number): Campaign | undefined {
  const total = campaigns.reduce((sum, { weight }) => sum + weight, 0);
  let remainder = at * total;
  for (const campaign of campaigns) {
    remainder -= campaign.weight;
    if (remainder < 0) return campaign;
  }
  return campaigns.at(-1);
}
