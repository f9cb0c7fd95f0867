import type { Filter } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { EMPTY_CONDITION, EMPTY_CONDITIONS, fromFilter, toFilter } from './condition-form.ts';

describe('conditions of a form', () => {
  test.each<[string, Filter]>([
    ['one value', { is: 'equals', dimension: 'device', value: 'mobile' }],
    ['another value', { not: { is: 'equals', dimension: 'device', value: 'mobile' } }],
    ['several values', { is: 'in', dimension: 'section', values: ['temps', 'ràdio'] }],
    ['numbers', { is: 'between', dimension: 'visitNumber', from: 2, to: 5 }],
    ['no value', { is: 'empty', dimension: 'author' }],
    ['any value', { not: { is: 'empty', dimension: 'author' } }],
    [
      'all of several',
      {
        all: [
          { is: 'starts', dimension: 'path', value: '/n' },
          { is: 'empty', dimension: 'author' },
        ],
      },
    ],
    [
      'any of several',
      {
        any: [
          { is: 'contains', dimension: 'page', value: 'a' },
          { is: 'empty', dimension: 'page' },
        ],
      },
    ],
  ])('R-18 show a filter on %s and give the same one back', (_, filter) => {
    const form = fromFilter(filter);
    expect(form && toFilter(form)).toEqual(filter);
  });

  test('R-18 give no filter while a condition has no field or no value', () => {
    expect(toFilter(EMPTY_CONDITIONS)).toBeNull();
    expect(toFilter({ join: 'all', conditions: [{ ...EMPTY_CONDITION, dimension: 'page' }] })).toBeNull();
    expect(
      toFilter({ join: 'all', conditions: [{ ...EMPTY_CONDITION, dimension: 'page', operator: 'empty' }] }),
    ).toEqual({ is: 'empty', dimension: 'page' });
  });

  test('R-18 do not show a filter of filters, which they would lose', () => {
    expect(fromFilter({ all: [{ any: [{ is: 'empty', dimension: 'page' }] }] })).toBeNull();
  });
});
