/** What the demo ad server sells: `demo/advertising/campaigns.json`. */
import { z } from 'zod';

export const Campaign = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  advertiser: z.string().min(1),
  name: z.string().min(1),
  /** Id of the clip that is its creative, HLS below `/media/clips`. */
  clip: z.string().regex(/^[a-z0-9-]+$/),
  /** Seconds. */
  lengthS: z.number().positive(),
  /** How often it is chosen, against the others. */
  weight: z.number().positive(),
  /** Seconds after which it may be skipped; null: never. */
  skipAfterS: z.number().min(0).nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

/**
 * Different campaigns that fit into a break, the heavier the likelier. Pure: the same seed gives the same ones.
 *
 * @param seed what the request brought to tell itself from others, such as its cache buster
 */
export function chooseCampaigns(
  campaigns: readonly Campaign[],
  { breakS, most, seed }: { breakS: number; most: number; seed: string },
): Campaign[] {
  const random = numbersFrom(seed);
  const left = [...campaigns];
  const chosen: Campaign[] = [];
  let leftS = breakS;
  while (chosen.length < most) {
    const fitting = left.filter(({ lengthS }) => lengthS <= leftS);
    const next = weighted(fitting, random());
    if (!next) break;
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
    leftS -= next.lengthS;
  }
  return chosen;
}

function weighted(campaigns: readonly Campaign[], at: number): Campaign | undefined {
  const total = campaigns.reduce((sum, { weight }) => sum + weight, 0);
  let rest = at * total;
  for (const campaign of campaigns) {
    rest -= campaign.weight;
    if (rest < 0) return campaign;
  }
  return campaigns.at(-1);
}

/** Numbers in [0, 1) that a text determines (mulberry32 over FNV-1a). */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
