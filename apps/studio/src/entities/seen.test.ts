import { expect, test } from 'vitest';
import { seenOf } from './seen.ts';

const row = (time: string, ...values: (number | null)[]) => ({
  dimensions: { time },
  metrics: Object.fromEntries(values.map((value, i) => [`metric${i}`, value])),
});

test('R-14 an entity was seen from its first to its last day with events, in any order', () => {
  const rows = [row('2026-11-20', 0, 2), row('2026-11-03', 1, 0), row('2026-11-29', 0, null), row('2026-09-02', 0, 0)];
  expect(seenOf(rows, '2026-09-01')).toEqual({ first: '2026-11-03', last: '2026-11-20' });
});

test('R-14 what had events on the first day that was searched may be older; what had none was not seen', () => {
  expect(seenOf([row('2026-09-01', 4)], '2026-09-01')).toEqual({ first: null, last: '2026-09-01' });
  expect(seenOf([row('2026-09-01', 0)], '2026-09-01')).toBeNull();
});
