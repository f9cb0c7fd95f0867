import { expect, test } from 'vitest';
import { chartsOf } from './charts-of.ts';

test('R-18 offers the charts that a query can fill, the curve of the totals first', () => {
  expect(chartsOf({ step: 'day', dimensions: ['section'] })).toEqual(['totals', 'files', 'barres']);
  expect(chartsOf({ step: 'day', dimensions: [] })).toEqual(['totals']);
  expect(chartsOf({ step: 'total', dimensions: ['section'] })).toEqual(['cap', 'barres']);
  expect(chartsOf({ step: 'total', dimensions: [] })).toEqual([]);
});
