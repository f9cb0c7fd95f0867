import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdContract, DEFAULT_AD_CONTRACT } from './ad-contract.ts';
import {
  allowanceS,
  beginViewing,
  brokenPromises,
  hourlyCeilingS,
  MAX_SHOWN_ADS,
  violatedPromise,
  withAd,
} from './viewing.ts';

const NOW_S = 1_800_000_000;
const contract: AdContract = { ...DEFAULT_AD_CONTRACT, openingAdSeconds: 40, adSecondsPerHour: 480, breakSeconds: 30 };
const milk = { creative: 1, lengthS: 10 };

describe('the contract of advertising (V-08)', () => {
  test('V-08 a session starts with the opening seconds and gains more with content', () => {
    const fresh = beginViewing(NOW_S);
    expect(allowanceS(fresh, contract, NOW_S)).toBe(40);
    const afterTwo = withAd(withAd(fresh, milk, NOW_S), { creative: 2, lengthS: 30 }, NOW_S);
    expect(allowanceS(afterTwo, contract, NOW_S + 40)).toBe(0);
    // 10 minutes of content allow 80 s, of which 40 have been used.
    expect(allowanceS(afterTwo, contract, NOW_S + 40 + 600)).toBe(40);
  });

  test('V-08 a creative is held back at its hourly limit and allowed again afterwards', () => {
    const twice = withAd(withAd(beginViewing(NOW_S), milk, NOW_S), milk, NOW_S + 1200);
    expect(violatedPromise(milk, twice, contract, { nowS: NOW_S + 1300, breakS: 0 })).toBe('sameAd');
    expect(violatedPromise({ ...milk, creative: 2 }, twice, contract, { nowS: NOW_S + 1300, breakS: 0 })).toBeNull();
    expect(violatedPromise(milk, twice, contract, { nowS: NOW_S + 3600, breakS: 0 })).toBeNull();
  });

  test('V-08 a break is never longer than promised', () => {
    const fresh = beginViewing(NOW_S);
    expect(violatedPromise(milk, fresh, contract, { nowS: NOW_S, breakS: 20 })).toBeNull();
    expect(violatedPromise(milk, fresh, contract, { nowS: NOW_S, breakS: 20.1 })).toBe('breakLength');
  });

  test('V-08 an ad that would exceed the ad load is held back', () => {
    const almost = withAd(beginViewing(NOW_S), { creative: 9, lengthS: 31 }, NOW_S);
    expect(violatedPromise(milk, almost, contract, { nowS: NOW_S, breakS: 0 })).toBe('load');
  });

  test('V-08 a viewer who has been shown the most ads that a token records gets no more', () => {
    let viewing = beginViewing(NOW_S - 3600);
    for (let i = 0; i < MAX_SHOWN_ADS; i++) viewing = withAd(viewing, { creative: i, lengthS: 1 }, NOW_S);
    expect(violatedPromise({ creative: 999, lengthS: 1 }, viewing, contract, { nowS: NOW_S, breakS: 0 })).toBe('load');
  });

  test('V-08 for any offers at any times, no hour exceeds a promise', () => {
    const offers = fc.array(
      fc.record({
        afterS: fc.integer({ min: 0, max: 1500 }),
        creative: fc.integer({ min: 0, max: 4 }),
        lengthS: fc.double({ min: 0.5, max: 60, noNaN: true }),
      }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(offers, (list) => {
        let nowS = NOW_S;
        let viewing = beginViewing(nowS);
        const all = [];
        for (const { afterS, ...ad } of list) {
          nowS += afterS;
          if (violatedPromise(ad, viewing, contract, { nowS, breakS: 0 })) continue;
          viewing = withAd(viewing, ad, nowS);
          all.push({ ...ad, atS: nowS });
        }
        expect(brokenPromises({ sinceS: NOW_S, shown: all }, contract)).toEqual([]);
      }),
    );
  });

  test('V-08 the audit reports broken promises', () => {
    const thrice = [0, 600, 1200].map((afterS) => ({ ...milk, atS: NOW_S + afterS }));
    expect(brokenPromises({ sinceS: NOW_S, shown: thrice }, contract)).toEqual(['sameAd']);
    const long = [{ creative: 1, atS: NOW_S, lengthS: hourlyCeilingS(contract) + 1 }];
    expect(brokenPromises({ sinceS: NOW_S, shown: long }, contract)).toEqual(['load']);
  });
});
