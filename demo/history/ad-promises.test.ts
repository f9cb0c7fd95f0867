import { createRandomSource } from '@sintonia/simulator/random';
import { expect, test } from 'vitest';
import { adPromises } from './ad-promises.ts';

const anAd = (inBreak: number, creative: string, atMs: number) => ({
  ...{ inBreak, creative, atMs, breakKind: 'midroll' as const },
  ...{ lengthS: 8, playedS: 8, isComplete: true, isSkipped: false },
});
const never = { ...createRandomSource(1), chance: () => false };
const HOUR_MS = 3_600_000;

test('V-08 the demo counts a break that shows the same ad a third time in an hour', () => {
  const [first, second, third] = [anAd(0, 'tren', 0), anAd(1, 'tren', 1000), anAd(1, 'tren', 9000)];
  const later = anAd(2, 'tren', 1000 + HOUR_MS);
  expect(adPromises([{ ads: [first, second, anAd(1, 'llet', 5000), third] }, { ads: [later] }], never)).toEqual([
    { atMs: 1000, userAgent: '', line: '', adPromise: { promise: 'sameAd', what: 'broken' } },
  ]);
  expect(adPromises([{ ads: [first, second] }, { ads: [later] }], never)).toEqual([]);
});

test('V-08 the demo counts what a break left out at the time of the break, and nothing without ads', () => {
  const random = createRandomSource(7);
  expect(adPromises([{ ads: [] }], random)).toEqual([]);
  const breaks = Array.from({ length: 2000 }, (_, i) => ({ ads: [anAd(0, 'a', i), anAd(0, 'b', i + 0.5)] }));
  const counted = breaks.flatMap((one) => adPromises([one], random));
  const timesOf = (promise: string, what: string) =>
    counted.filter(({ adPromise }) => adPromise?.promise === promise && adPromise.what === what).length;
  expect(timesOf('sameAd', 'kept')).toBeGreaterThan(80);
  expect(timesOf('sameAd', 'kept')).toBeLessThan(160);
  expect(timesOf('startsWithin', 'broken')).toBeLessThan(20);
  expect(counted.every(({ atMs }) => Number.isInteger(atMs))).toBe(true);
});
