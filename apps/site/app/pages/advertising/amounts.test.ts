import { expect, test } from 'vitest';
import { duration, times } from './amounts.ts';

test.each([
  [1, '1 segon'],
  [2.5, '2,5 segons'],
  [45, '45 segons'],
  [60, '1 minut'],
  [90, '1 minut i 30 segons'],
  [480, '8 minuts'],
  [0, '0 segons'],
])('V-08 writes %s s as «%s»', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});

test.each([
  [0, 'cap vegada'],
  [1, '1 vegada'],
  [1200, '1.200 vegades'],
])('V-08 writes %s as «%s»', (n, words) => {
  expect(times(n)).toBe(words);
});
