import { expect, test } from 'vitest';
import { createAdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';

const NOW_MS = 1_800_000_000_000;

test('V-08 opens for 30 s after three consecutive timeouts, then allows one request', () => {
  const breaker = createAdServerCircuitBreaker();
  for (const inTime of [false, false, true, false, false]) breaker.answered(inTime, NOW_MS);
  expect(breaker.mayCall(NOW_MS)).toBe(true);
  breaker.answered(false, NOW_MS);
  expect([breaker.mayCall(NOW_MS + 29_999), breaker.mayCall(NOW_MS + 30_000)]).toEqual([false, true]);
  breaker.answered(false, NOW_MS + 31_000);
  expect(breaker.mayCall(NOW_MS + 60_999)).toBe(false);
  breaker.answered(true, NOW_MS + 61_000);
  breaker.answered(false, NOW_MS + 62_000);
  expect(breaker.mayCall(NOW_MS + 62_000)).toBe(true);
});
