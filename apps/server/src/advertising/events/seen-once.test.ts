import { expect, test } from 'vitest';
import { createSeenOnce } from './seen-once.ts';

test('V-02 the latest beacons are remembered, the oldest forgotten', () => {
  const isFirst = createSeenOnce(2);
  expect(['a', 'a', 'b', 'c', 'c', 'b', 'a'].map(isFirst)).toEqual([true, false, true, true, false, false, true]);
});
