import { expect, test } from 'vitest';
import { broadcastFigures, minuteValues, withCatchUp } from './broadcast-figures.ts';

const at = (entries: Record<number, number>) => new Map(Object.entries(entries).map(([k, v]) => [Number(k), v]));
const minutes = {
  mean: at({ 100: 4, 101: 6, 102: 2 }),
  top: at({ 100: 5, 101: 9, 102: 9, 103: 50 }),
  all: at({ 100: 8, 101: 12, 102: 4, 103: 60 }),
};

test('R-02 a broadcast has the mean of its minutes, its first highest minute and its part of all', () => {
  expect(broadcastFigures(minutes, 100 * 60_000, 103 * 60_000)).toEqual({
    mean: 4,
    peak: { value: 9, atMs: 101 * 60_000 },
    share: 0.5,
  });
});

test('R-02 without an audience there is neither a peak nor a share', () => {
  expect(broadcastFigures(minutes, 0, 60_000)).toEqual({ mean: 0, peak: null, share: null });
  expect(minuteValues(minutes.mean, 99 * 60_000, 102 * 60_000)).toEqual([0, 4, 6]);
});

test('R-02 two hours watched later of an hour on air add an audience of two', () => {
  expect(withCatchUp(10, 7200, 3600)).toBe(12);
  expect(withCatchUp(10, 7200, 0)).toBe(10);
});
