import { expect, test } from 'vitest';
import { createSeenOnce } from './seen-once.ts';

test('V-02 remembers the latest beacons and forgets the oldest', () => {
  const isFirst = createSeenOnce(2);
  expect(['a', 'a', 'b', 'c', 'c', 'b', 'a'].map(isFirst)).toEqual([true, false, true, true, false, false, true]);
});
