import { expect, test } from 'vitest';
import { wantsLatest } from './latest-events.ts';

test.each([
  ['no-cache', true],
  ['max-age=0, No-Cache', true],
  ['no-cache , no-store', true],
  ['no-store', false],
  ['max-age=0', false],
  ['x-no-cache', false],
  ['no-cache="set-cookie"', false],
  ['', false],
  [undefined, false],
])('R-18 %j asks for every event: %s', (value, is) => {
  expect(wantsLatest({ headers: { 'cache-control': value } })).toBe(is);
});
