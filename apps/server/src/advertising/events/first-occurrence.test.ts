import { expect, test } from 'vitest';
import { createFirstOccurrence } from './first-occurrence.ts';

test('V-02 remembers the latest beacons and forgets the oldest', () => {
  const isFirst = createFirstOccurrence(2);
  expect(['a', 'a', 'b', 'c', 'c', 'b', 'a'].map(isFirst)).toEqual([true, false, true, true, false, false, true]);
});
