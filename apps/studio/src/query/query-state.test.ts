import { describe, expect, test } from 'vitest';
import { bucketMarks, bucketsBetween } from './buckets.ts';
import { filterOf, spellings } from './query-filter.ts';
import { brokenDown, parseQueryState, type QueryState, queryAddress, withCondition } from './query-state.ts';

const parsed = (search: string): QueryState => parseQueryState(new URLSearchParams(search));

describe('query in the address', () => {
  test('R-18 defaults to pages', () => {
    expect(parsed('periode=ahir')).toMatchObject({ dimensions: ['page'], step: 'total', conditions: [] });
    expect(parsed('').metrics[0]).toBe('pageviews');
  });

  test('R-18 round-trips through the address with any values, and keeps the period', () => {
    const queryState: QueryState = {
      metrics: ['visits', 'bounceRate'],
      dimensions: [],
      step: 'day',
      conditions: [
        { dimension: 'page', isExcluded: false, value: 'a=b!=c, «d»\n&é' },
        { dimension: 'author', isExcluded: true, value: '' },
      ],
      sort: { by: 'bounceRate', isDescending: true },
      search: 'cims & valls',
      isByTime: true,
    };
    const byChange = { ...queryState, sort: { by: 'visits', isDescending: true, isChange: true } as const };
    expect(parseQueryState(new URLSearchParams(queryAddress(new URLSearchParams(), byChange)))).toEqual(byChange);
    const address = queryAddress(new URLSearchParams('periode=7d&conjunt=x'), queryState);
    expect(parseQueryState(new URLSearchParams(address))).toEqual(queryState);
    expect(address).toMatch(/^\?periode=7d&conjunt=x&/);
  });

  test('R-18 states a filter once that an address repeats', () => {
    expect(parsed('mesures=visits&filtre=device=tv&filtre=page=a&filtre=device=tv').conditions).toEqual([
      { dimension: 'device', isExcluded: false, value: 'tv' },
      { dimension: 'page', isExcluded: false, value: 'a' },
    ]);
  });

  test('R-18 treats values of one dimension as alternatives, and requires all conditions', () => {
    expect(filterOf(parsed('mesures=visits&filtre=device=tv&filtre=device=&filtre=page!=Portada'))).toEqual({
      all: [
        {
          any: [
            { is: 'equals', dimension: 'device', value: 'tv' },
            { is: 'empty', dimension: 'device' },
          ],
        },
        { not: { is: 'equals', dimension: 'page', value: 'Portada' } },
      ],
    });
    expect(filterOf(parsed('mesures=visits'))).toBeNull();
  });

  test('R-18 finds text regardless of case', () => {
    expect(spellings('èxit')).toEqual(['èxit', 'Èxit', 'ÈXIT']);
    expect(filterOf(parsed('mesures=visits&dimensions=page&cerca=tv'))).toMatchObject({
      all: [{ any: { length: 3 } }],
    });
  });

  test('R-18 removes an exclusion when the value is included', () => {
    const without = withCondition(parsed(''), { dimension: 'page', isExcluded: true, value: 'Portada' });
    const only = withCondition(without, { dimension: 'page', isExcluded: false, value: 'Portada' });
    expect(only.conditions).toEqual([{ dimension: 'page', isExcluded: false, value: 'Portada' }]);
  });

  test('R-18 breaks a row down by at most three dimensions, and drops a sort by a removed one', () => {
    const queryState = parsed('mesures=visits&dimensions=page,device,os&ordre=os');
    expect(brokenDown(queryState, { page: 'Portada' }, 'browser')).toMatchObject({
      dimensions: ['page', 'device', 'browser'],
      conditions: [{ dimension: 'page', value: 'Portada' }],
      sort: null,
    });
  });
});

describe('parts of a period', () => {
  const between = (step: QueryState['step'], from: string, to: string) =>
    bucketsBetween(from, to, step, 'Europe/Madrid');

  test('R-18 contain every hour of a day of 25 hours, and each day once', () => {
    expect(between('hour', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z')).toHaveLength(25);
    expect(between('day', '2026-10-23T22:00:00.000Z', '2026-10-26T10:01:00.000Z')).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });

  test('R-18 start weeks on Monday, months on the first', () => {
    expect(between('week', '2026-11-20T23:00:00.000Z', '2026-11-23T23:00:00.000Z')).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(between('month', '2026-10-20T22:00:00.000Z', '2026-11-01T23:00:00.000Z')).toEqual([
      '2026-10-01',
      '2026-11-01',
    ]);
  });

  test('R-18 get as many names under a chart as fit', () => {
    const name = { minute: () => 'minute', shortDay: () => 'day' };
    const days = between('day', '2026-10-31T23:00:00.000Z', '2026-11-28T23:00:00.000Z');
    expect(bucketMarks(days, 440, 'Europe/Madrid', name).map(({ index }) => index)).toEqual([0, 7, 14, 21]);
  });
});
