import { expect, test } from 'vitest';
import { matchesEtag } from './if-none-match.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s is compared weakly with "a", with result %s', (given, isKnown) => {
  expect(matchesEtag(given, '"a"')).toBe(isKnown);
});
