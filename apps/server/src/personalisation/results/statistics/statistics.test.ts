/** Reference values from published tables, papers and other packages' tests, with the source of each. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjust } from './adjust.ts';
import { boundary, mixtureVariance } from './always-valid.ts';
import { compare, errorOf, probabilityOfBetter } from './compare.ts';
import { type Estimate, estimateOf, type Moments, NOBODY, together } from './moments.ts';
import { chiSquaredP, logOddsOfMismatch, sequentialP } from './sample-ratio.ts';
import { skewedSegments } from './skewed-segments.ts';
import { chdtrc, ndtr, ndtri } from './special-functions.ts';
import { visitorsNeeded } from './visitors-needed.ts';

/** Moments of individual visitors. */
const momentsOf = (outcomes: readonly number[], before: readonly number[] = []): Moments =>
  outcomes
    .map((y, i): Moments => {
      const x = before[i] ?? 0;
      return {
        n: 1,
        sum: y,
        sumOfSquares: y * y,
        active: y === 0 ? 0 : 1,
        before: x,
        beforeSquares: x * x,
        products: x * y,
      };
    })
    .reduce(together, NOBODY);
const summed = (n: number, sum: number, sumOfSquares: number, over: Partial<Moments> = {}): Moments => ({
  ...NOBODY,
  n,
  sum,
  sumOfSquares,
  active: n,
  ...over,
});
const share = (n: number, successes: number): Estimate => {
  const p = successes / n;
  return { n, mean: p, variance: p * (1 - p) };
};
const compared = (a: Estimate, b: Estimate, alpha?: number) => {
  const measured = compare(a, b, alpha);
  if (!measured) throw new Error('compared');
  return measured;
};

describe('distributions', () => {
  test('P-06 the normal and χ² distributions match the tables (Abramowitz and Stegun, 26.1 and 26.8)', () => {
    expect(ndtr(1)).toBeCloseTo(0.841344746068543, 12);
    expect(ndtr(1.96)).toBeCloseTo(0.975002104851795, 12);
    expect(ndtri(0.975)).toBeCloseTo(1.959963985, 8);
    expect(chdtrc(1, 3.841459)).toBeCloseTo(0.05, 6);
    expect(chdtrc(2, 9.21034)).toBeCloseTo(0.01, 6);
    expect(chdtrc(4, 18.466827)).toBeCloseTo(0.001, 6);
  });
});

describe('always-valid intervals (P-06)', () => {
  // gbstats (GrowthBook), test_tests.py: TestTwoSidedTTest, TestSequentialTTest.
  test('P-06 the standard error of a difference matches gbstats', () => {
    const a = estimateOf(summed(3407, 1396.87, 52377.9767));
    const b = estimateOf(summed(3461, 2422.7, 134698.29));
    expect(b.mean - a.mean).toBeCloseTo(0.29, 5);
    expect(errorOf(a, b)).toBeCloseTo(0.12478, 5);
  });

  test.each([
    ['3,000 and 3,461 visitors, tuned for 1,000', 6461, 1000, 0.33341221, 1.56516 - 0.50336],
    ['the same tuned for 5,000', 6461, 5000, 0.03386, 0.60675 - 0.50386],
    ['100 and 100 visitors, tuned for 5,000', 200, 5000, 0.00391, 0.01923 + 0.0007],
  ])('P-06 have the width of gbstats: %s', (_what, n, tunedFor, error, half) => {
    expect(boundary(n, 0.05, mixtureVariance(tunedFor)) * error).toBeCloseTo(half, 3);
  });

  test('P-06 the boundary matches Howard and others (2021, proposition 5), and is narrowest where tuned', () => {
    const eta = 1 / mixtureVariance();
    const u = (v: number) => Math.sqrt((v + eta) * Math.log((v + eta) / (eta * 0.05 ** 2)));
    for (const n of [100, 3000, 10_000, 250_000]) expect(boundary(n)).toBeCloseTo(u(n) / Math.sqrt(n), 10);
    const widthTunedFor = (n: number) => boundary(10_000, 0.05, mixtureVariance(n));
    expect(Math.min(...[2000, 5000, 10_000, 20_000, 50_000].map(widthTunedFor))).toBe(widthTunedFor(10_000));
  });

  test('P-06 the lift excludes zero exactly if the difference does, and contains the measured value', () => {
    const estimate = fc.record({
      n: fc.integer({ min: 100, max: 1_000_000 }),
      mean: fc.double({ min: 0.01, max: 100, noNaN: true }),
      variance: fc.double({ min: 0.01, max: 1000, noNaN: true }),
    });
    fc.assert(
      fc.property(estimate, estimate, (a, b) => {
        const { lift, low, high, differenceLow, differenceHigh } = compared(a, b);
        if (low === null || high === null) return;
        expect(low).toBeLessThanOrEqual(lift + 1e-9);
        expect(high).toBeGreaterThanOrEqual(lift - 1e-9);
        if (Math.abs(differenceLow) > 1e-9) expect(low > 0).toBe(differenceLow > 0);
        if (Math.abs(differenceHigh) > 1e-9) expect(high < 0).toBe(differenceHigh < 0);
      }),
    );
  });

  test('P-06 a baseline that may be zero gives a lift without bounds; no variance gives no answer', () => {
    expect(compared(share(200, 3), share(200, 9))).toMatchObject({ low: null, high: null });
    expect(compare(share(200, 0), share(200, 9))).toBeNull();
    expect(compare(share(200, 200), share(200, 200))).toBeNull();
  });

  test('P-06 the probability of being better is Φ(z), shrunk towards one half for few visitors', () => {
    expect(probabilityOfBetter(1.96, 1e9)).toBeCloseTo(0.975, 4);
    expect(probabilityOfBetter(0, 5000)).toBe(0.5);
    expect(probabilityOfBetter(1.96, 200)).toBeLessThan(0.8);
    expect(probabilityOfBetter(-2, 800) + probabilityOfBetter(2, 800)).toBeCloseTo(1, 12);
  });
});

describe('required visitors', () => {
  test('P-06 are the fewest at which boundary and power are within the difference', () => {
    const spread = 2 * Math.sqrt(0.1 * 0.9);
    const n = visitorsNeeded(0.01, spread) ?? 0;
    const half = (visitors: number) => ((boundary(visitors) + ndtri(0.8)) * spread) / Math.sqrt(visitors);
    expect(half(n)).toBeLessThanOrEqual(0.01);
    expect(half(n - 1)).toBeGreaterThan(0.01);
    // A test with one look needs 16 σ²/δ² per group (Lehr's rule); any number of looks costs about twice as much.
    expect(n / (2 * 16 * (0.09 / 0.0001))).toBeGreaterThan(1);
    expect(n / (2 * 16 * (0.09 / 0.0001))).toBeLessThan(2.1);
    expect(visitorsNeeded(0, spread)).toBeNull();
    expect(visitorsNeeded(1e-9, spread)).toBeNull();
  });
});

describe('pre-exposure adjustment (CUPED)', () => {
  test('P-06 slope, means and variances match numpy', () => {
    const baseline = momentsOf([1, 5, 8, 3, 6], [0, 2, 4, 1, 3]);
    const variant = momentsOf([4, 8, 12, 2, 6], [1, 3, 5, 0, 2]);
    const adjusted = adjust(baseline, variant);
    expect(adjusted?.baseline.mean).toBeCloseTo(4.787903225806451, 10);
    expect(adjusted?.variant.mean).toBeCloseTo(6.212096774193548, 10);
    expect(adjusted?.baseline.variance).toBeCloseTo(0.15513137356919884, 10);
    expect(adjusted?.variant.variance).toBeCloseTo(0.05414281997918859, 10);
    expect(adjusted?.reduction).toBeCloseTo(0.9905305794774485, 10);
  });

  // gbstats, test_sequential_test_runs_ra: an uninformative covariate changes almost nothing.
  test('P-06 it is omitted if the history is uninformative or missing', () => {
    const a = summed(3000, 1396.87, 52377.9767, { before: 16.87, beforeSquares: 527.9767, products: 1 });
    const b = summed(3461, 2422.7, 134698.29, { before: 22.7, beforeSquares: 1348.29, products: 1 });
    expect(adjust(a, b)).toBeNull();
    expect(adjust(momentsOf([1, 2, 3]), momentsOf([2, 3, 5]))).toBeNull();
  });

  test('P-06 daily statistics add up to those of all visitors', () => {
    const visitors = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), {
      minLength: 2,
    });
    fc.assert(
      fc.property(visitors, fc.nat(), (all, at) => {
        const cut = at % all.length;
        const of = (some: typeof all) => momentsOf(some.map(([y]) => y), some.map(([, x]) => x)); // biome-ignore format: one line
        expect(together(of(all.slice(0, cut)), of(all.slice(cut)))).toEqual(of(all));
      }),
    );
  });
});

describe('sample ratio (P-06)', () => {
  const even = (...counts: number[]) => counts.map((count) => ({ count, share: 1 / counts.length }));

  // ssrm-test (Optimizely, by the authors of the paper), test_sequential_posteriors: M1 − M0 with a flat prior.
  test.each([
    ['visitors one by one', [2, 2, 1], -6.4457198193855785 + 5.27460083993072],
    ['visitors of four days', [60, 63, 32], -19.96484521090386 + 15.781031228536165],
  ])('P-06 has the log odds of a mismatch of ssrm-test: %s', (_what, counts, expected) => {
    const groups = counts.map((count, i) => ({ count, share: [0.4, 0.4, 0.2][i] ?? 0 }));
    expect(logOddsOfMismatch(groups, [1, 1, 1])).toBeCloseTo(expected, 8);
  });

  // Fabijan and others, «Diagnosing sample ratio mismatch», KDD 2019: 821,588 against 815,482, p = 1.8e-6.
  test('P-06 both tests find the published mismatch', () => {
    expect(chiSquaredP(even(821_588, 815_482))).toBeCloseTo(1.8e-6, 7);
    expect(sequentialP([even(821_588, 815_482)])).toBeLessThan(0.001);
    expect(sequentialP([even(821_588, 820_482)])).toBe(1);
  });

  test('P-06 one wrong look is enough: later visitors do not reverse it', () => {
    const [wrong, healed] = [even(700, 1100), even(50_700, 51_100)];
    expect(sequentialP([healed])).toBeGreaterThan(0.01);
    expect(sequentialP([wrong, healed])).toBeLessThan(0.001);
  });

  test('P-06 only the segment that explains the mismatch is named', () => {
    const segments = [
      { dimension: 'device', value: 'mobile', counts: [5000, 4100] },
      { dimension: 'device', value: 'desktop', counts: [5000, 5010] },
      { dimension: 'device', value: 'tv', counts: [2, 30] },
      { dimension: 'browser', value: 'Safari', counts: [2500, 1600] },
      { dimension: 'browser', value: 'Chrome', counts: [7502, 7540] },
    ];
    const skewed = skewedSegments(segments, [10_002, 9140], [0.5, 0.5]);
    expect(skewed.map(({ segment, explainsAll }) => [segment.value, explainsAll])).toEqual([
      ['Safari', true],
      ['mobile', true],
    ]);
  });

  test('P-06 if all segments are equally wrong, none explains it', () => {
    const segments = [
      { dimension: 'device', value: 'mobile', counts: [5000, 4000] },
      { dimension: 'device', value: 'desktop', counts: [5000, 4000] },
      { dimension: 'landing', value: 'everybody', counts: [10_000, 8000] },
    ];
    expect(skewedSegments(segments, [10_000, 8000], [0.5, 0.5]).map(({ explainsAll }) => explainsAll)).toEqual([
      false,
      false,
    ]);
  });
});
