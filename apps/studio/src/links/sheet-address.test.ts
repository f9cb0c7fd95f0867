import { expect, test } from 'vitest';
import { hashOf, openedIn, shortKey } from './sheet-address.ts';

test('R-09 a link names the opened sheet: any text of any group comes back as it was', () => {
  for (const text of ['visitors', 'pageviews/{"page":"Cims · 100 % #4"}', '', 'a.b/ç?&='])
    expect(openedIn(hashOf('xifra', text), 'xifra')).toBe(text);
  expect(openedIn(hashOf('xifra', 'a'), 'xifr')).toBeNull();
});

test('R-09 a damaged or foreign address opens nothing', () => {
  for (const hash of ['', '#', '#xifra', '#altra.visitors', '#xifra.%E0%A4%A', '#xifra.%'])
    expect(openedIn(hash, 'xifra'), hash).toBeNull();
});

test('R-09 figures of different queries have different keys', () => {
  const keys = ['a', 'b', 'ab', 'ba', '{"metrics":["visits"]}', '{"metrics":["visitors"]}'].map(shortKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(shortKey('visits')).toBe(shortKey('visits'));
});
