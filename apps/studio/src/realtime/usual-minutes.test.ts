import { expect, test } from 'vitest';
import { usualMinutes } from './usual-minutes.ts';

test('R-02 the usual of a minute is the mean of earlier weeks, with the two minutes on each side', () => {
  const steady = Array.from({ length: 9 }, () => 4);
  expect(usualMinutes([steady, steady.map(() => 8)])).toEqual(steady.map(() => 6));
  expect(usualMinutes([[0, 0, 0, 10, 0, 0, 0]])).toEqual([0, 2.5, 2, 2, 2, 2.5, 0]);
});

test('R-02 weeks that were not measured do not lower it; without a measured week nothing is usual', () => {
  expect(
    usualMinutes([
      [3, 3, 3],
      [0, 0, 0],
    ]),
  ).toEqual([3, 3, 3]);
  expect(usualMinutes([[0, 0, 0]])).toBe(null);
  expect(usualMinutes([])).toBe(null);
});
