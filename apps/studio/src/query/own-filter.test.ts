import { expect, test } from 'vitest';
import { ownFilter } from './own-filter.ts';
import { initialQuery } from './preset-query.ts';
import { withCondition } from './query-state.ts';

const downloads = { dimension: 'linkType', isExcluded: false, value: 'download' };
const portada = { dimension: 'page', isExcluded: false, value: 'portada' };
const mobile = { dimension: 'device', isExcluded: true, value: 'mobile' };
const before = initialQuery({ metrics: ['downloads'], dimensions: ['page'], conditions: [portada, downloads] });

test('R-01 a row filters its screen, without the conditions of the table itself', () => {
  expect(ownFilter(withCondition(before, mobile), before, [downloads])).toEqual([portada, mobile]);
});

test('R-01 the opposite filter of a row replaces it', () => {
  const next = withCondition(before, { ...portada, isExcluded: true });
  expect(ownFilter(next, before, [downloads])).toEqual([{ ...portada, isExcluded: true }]);
});

test('R-01 a breakdown of a row is another query', () => {
  expect(ownFilter({ ...before, dimensions: ['page', 'device'] }, before, [downloads])).toBeNull();
});
