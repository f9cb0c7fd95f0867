import { expect, test } from 'vitest';
import { countReasons } from './count-reasons.ts';

test('S-04 reasons are counted, most frequent first', () => {
  const rows = ['b', 'a', 'c', 'a', 'c'].map((reason) => ({ reason }));
  expect(countReasons(rows)).toEqual([
    { reason: 'a', count: 2 },
    { reason: 'c', count: 2 },
    { reason: 'b', count: 1 },
  ]);
});
