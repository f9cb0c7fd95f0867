import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countMarks, linePath, namedEvery, pathWithGaps, spreadLabels, upwards } from './scale.ts';

describe('chart scales', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [97, [0, 50, 100]],
    [1204, [0, 500, 1000, 1500]],
  ])('R-01 give an axis of at most %d round marks', (max, marks) => {
    expect(countMarks(max)).toEqual(marks);
  });

  test('R-01 give whole, rising marks that reach the highest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (max) => {
        const marks = countMarks(max);
        expect(marks.every((mark, i) => Number.isInteger(mark) && (i === 0 || mark > (marks[i - 1] ?? 0)))).toBe(true);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(max);
        expect(marks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('R-01 put zero at the bottom and the top value at the top, also when all are zero', () => {
    expect([upwards(10, 200)(0), upwards(10, 200)(10), upwards(10, 200)(5)]).toEqual([200, 0, 100]);
    expect(upwards(0, 200)(0)).toBe(200);
  });

  test('R-01 draw a line through its points', () => {
    expect(linePath([[0, 10.04], [5, 2]])).toBe('M0 10L5 2'); // biome-ignore format: one line
    expect(linePath([])).toBe('');
  });

  test('R-01 leave a gap in the line where there is no value', () => {
    expect(pathWithGaps([[0, 1], [5, 2], null, [15, 3], null])).toBe('M0 1L5 2M15 3h0'); // biome-ignore format: one line
    expect(pathWithGaps([null, null])).toBe('');
  });

  test('R-01 keep labels apart, in order and inside the chart', () => {
    expect(spreadLabels([50, 50], 14, 200)).toEqual([50, 64]);
    expect(spreadLabels([199, 198], 14, 200)).toEqual([200, 186]);
    expect(spreadLabels([20, 180], 14, 200)).toEqual([20, 180]);
  });

  test('R-01 name as many hours as fit', () => {
    expect(namedEvery(24, 800, 60, [1, 2, 3, 6, 12])).toBe(2);
    expect(namedEvery(24, 260, 60, [1, 2, 3, 6, 12])).toBe(6);
  });
});
