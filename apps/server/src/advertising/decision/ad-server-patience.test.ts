import { expect, test } from 'vitest';
import { createAdServerPatience } from './ad-server-patience.ts';

const NOW_MS = 1_800_000_000_000;

test('V-08 an ad server that was late three times in a row is left alone for half a minute, then asked once more', () => {
  const patience = createAdServerPatience();
  for (const inTime of [false, false, true, false, false]) patience.answered(inTime, NOW_MS);
  expect(patience.mayAsk(NOW_MS)).toBe(true);
  patience.answered(false, NOW_MS);
  expect([patience.mayAsk(NOW_MS + 29_999), patience.mayAsk(NOW_MS + 30_000)]).toEqual([false, true]);
  patience.answered(false, NOW_MS + 31_000);
  expect(patience.mayAsk(NOW_MS + 60_999)).toBe(false);
  patience.answered(true, NOW_MS + 61_000);
  patience.answered(false, NOW_MS + 62_000);
  expect(patience.mayAsk(NOW_MS + 62_000)).toBe(true);
});
