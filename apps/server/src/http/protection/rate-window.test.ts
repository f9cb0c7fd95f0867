import { expect, test } from 'vitest';
import { createRateWindow } from './rate-window.ts';

test('S-03 allows a number of requests per minute, counted from the first; then returns the seconds until the next', () => {
  const rate = createRateWindow(2);
  expect([rate.consume('1.2.3.4', 0), rate.consume('1.2.3.4', 10_000)]).toEqual([0, 0]);
  expect(rate.consume('1.2.3.4', 20_500)).toBe(40);
  expect(rate.consume('1.2.3.5', 20_500)).toBe(0);
  expect(rate.consume('1.2.3.4', 60_000)).toBe(0);
});

test('S-03 the number of tracked subscribers is limited: the evicted one’s minute starts again', () => {
  const rate = createRateWindow(1);
  for (let i = 0; i <= 20_000; i++) rate.consume(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, 0);
  expect(rate.consume('10.0.0.0', 1)).toBe(0);
  expect(rate.consume('10.0.78.32', 1)).toBe(60);
});

test('S-06 addresses of one IPv6 network share a window, separate from other networks', () => {
  const rate = createRateWindow(2, 3_600_000);
  expect([1, 2, 3].map((n) => rate.consume(`2001:db8:1:2::${n}`, 0))).toEqual([0, 0, 3600]);
  expect(rate.consume('2001:db8:1:3::1', 0)).toBe(0);
  expect(rate.consume('81.2.69.142', 0)).toBe(0);
  expect(rate.consume('2001:db8:1:2::9', 3_600_000)).toBe(0);
});
