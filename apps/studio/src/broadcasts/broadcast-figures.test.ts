import { expect, test } from 'vitest';
import { minuteValues, peakOf } from './broadcast-figures.ts';

const minutes = new Map([
  [100, 5],
  [101, 9],
  [102, 9],
  [103, 50],
]);

test('R-02 the peak of a broadcast is its first highest minute', () => {
  expect(peakOf(minutes, 100 * 60_000, 103 * 60_000)).toEqual({ value: 9, atMs: 101 * 60_000 });
});

test('R-02 without an audience there is no peak, and its minutes are zero', () => {
  expect(peakOf(minutes, 0, 60_000)).toBeNull();
  expect(minuteValues(minutes, 99 * 60_000, 102 * 60_000)).toEqual([0, 5, 9]);
});
