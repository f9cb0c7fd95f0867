import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { along, liftScale } from './lift-layout.ts';

describe('layout of lifts', () => {
  test('P-06 contains zero and the last interval, between round marks', () => {
    const range = fc
      .tuple(fc.double({ min: -0.9, max: 3, noNaN: true }), fc.double({ min: 0.001, max: 2, noNaN: true }))
      .map(([low, width]) => ({ low, high: low + width }));
    fc.assert(
      fc.property(fc.array(range, { minLength: 1 }), (ranges) => {
        const { low, high, marks } = liftScale(ranges);
        const last = ranges.at(-1);
        expect(marks.includes(0)).toBe(true);
        expect(marks.length).toBeLessThan(9);
        expect(low).toBeLessThanOrEqual((last?.low ?? 0) + 1e-9);
        expect(high).toBeGreaterThanOrEqual((last?.high ?? 0) - 1e-9);
      }),
    );
  });

  test('P-06 does not let the wide first intervals flatten the last', () => {
    const { low, high } = liftScale([
      { low: -0.9, high: 4 },
      { low: 0.04, high: 0.08 },
    ]);
    expect(high - low).toBeLessThanOrEqual(0.2);
  });

  test('P-06 draws nothing below −100 %', () => {
    expect(liftScale([{ low: -0.56, high: 6.19 }])).toEqual({ low: -1, high: 8, marks: [0, 2, 4, 6, 8] });
  });

  test('P-06 keeps values outside, or without bound, at the edge', () => {
    const x = along({ low: -0.1, high: 0.3 }, 400);
    expect([x(-0.1, 0), x(0, 0), x(0.3, 0), x(9, 0), x(null, -1), x(null, 1)].map(Math.round)).toEqual([
      0, 100, 400, 400, 0, 400,
    ]);
  });
});
