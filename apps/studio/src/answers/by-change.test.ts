import { expect, test } from 'vitest';
import { byChange, differenceOf } from './by-change.ts';

const row = (section: string, now: number | null, before?: number | null) => ({
  dimensions: { section },
  metrics: { newVisitors: now },
  ...(before !== undefined && { compared: { newVisitors: before } }),
});
const rows = [row('a', 100, 90), row('b', 60, 10), row('c', 5, 40), row('d', null, 3)];

test('R-02 rows are sorted by how much they grew, not by how large they are; without a figure last', () => {
  const order = (isDescending: boolean) =>
    byChange(rows, { by: 'newVisitors', isDescending, isChange: true }).map(({ dimensions }) => dimensions.section);
  expect(order(true)).toEqual(['b', 'a', 'c', 'd']);
  expect(order(false)).toEqual(['c', 'a', 'b', 'd']);
});

test('R-02 a row has no difference without a compared period', () => {
  expect(differenceOf(row('a', 3), 'newVisitors')).toBeNull();
});
