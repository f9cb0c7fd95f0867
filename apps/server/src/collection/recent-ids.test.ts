import { expect, test } from 'vitest';
import { eventIdOf } from '../ingest/event-id.ts';
import { createRecentIds } from './recent-ids.ts';

test('S-03 remembers at least the last ids, and at most twice as many', () => {
  const ids = createRecentIds(3);
  const [first = '', ...others] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(eventIdOf);
  for (const id of [first, ...others]) ids.add(id);
  expect(others.slice(-3).every(ids.has)).toBe(true);
  expect(ids.has(first)).toBe(false);
});
