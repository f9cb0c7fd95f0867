import { expect, test } from 'vitest';
import { createRecentIds } from './recent-ids.ts';

test('S-03 remembers at least the last ids, and at most twice as many', () => {
  const ids = createRecentIds(3);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ids.add(id);
  expect(['e', 'f', 'g'].every(ids.has)).toBe(true);
  expect(ids.has('a')).toBe(false);
});
