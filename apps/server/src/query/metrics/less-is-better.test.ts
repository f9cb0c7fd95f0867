import { expect, test } from 'vitest';
import { reportCatalogue } from '../report-catalogue.ts';
import { ALL_METRICS } from './all-metrics.ts';
import { LESS_IS_BETTER } from './less-is-better.ts';

test('R-09 the catalogue states of which metrics a rise is bad news', () => {
  expect([...LESS_IS_BETTER].filter((key) => !(key in ALL_METRICS))).toEqual([]);
  const listed = new Map(reportCatalogue().metrics.map(({ key, lessIsBetter }) => [key, lessIsBetter]));
  expect([listed.get('playbackFailures'), listed.get('bounceRate'), listed.get('pageviews')]).toEqual([
    true,
    true,
    false,
  ]);
});
