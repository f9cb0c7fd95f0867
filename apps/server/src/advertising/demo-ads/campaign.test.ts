import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Campaign, chooseCampaigns } from './campaign.ts';

const aCampaign = (id: string, lengthS: number, weight = 1): Campaign => ({
  id,
  advertiser: id,
  name: id,
  clip: id,
  lengthS,
  weight,
  skipAfterS: null,
});
const milk = aCampaign('milk', 10, 3);
const trains = aCampaign('trains', 8);
const books = aCampaign('books', 6);

describe('campaign selection of the demo ad server', () => {
  test('V-02 selects different campaigns that fit the break, the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (seed, breakS, maxAds) => {
          const chosen = chooseCampaigns([milk, trains, books], { breakS, maxAds, seed });
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(chosen.length).toBeLessThanOrEqual(maxAds);
          expect(chosen.reduce((sum, { lengthS }) => sum + lengthS, 0)).toBeLessThanOrEqual(breakS);
          expect(chooseCampaigns([milk, trains, books], { breakS, maxAds, seed })).toEqual(chosen);
        },
      ),
    );
  });

  test('V-02 a campaign with weight three is selected in three of five cases', () => {
    const first = Array.from(
      { length: 2000 },
      (_, i) => chooseCampaigns([milk, trains, books], { breakS: 60, maxAds: 1, seed: `seed ${i}` })[0],
    );
    expect(first.filter((campaign) => campaign === milk).length / 2000).toBeCloseTo(0.6, 1);
  });

  test('V-02 selects none for a break that is too short', () => {
    expect(chooseCampaigns([milk], { breakS: 9, maxAds: 3, seed: '' })).toEqual([]);
  });
});
