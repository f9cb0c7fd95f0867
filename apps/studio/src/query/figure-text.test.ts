import { expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { drawnTogether, figureOfNothing, figureText } from './figure-text.ts';

const UNITS: Record<string, 'count' | 'ratio' | 'seconds'> = {
  pageviews: 'count',
  visitors: 'count',
  visits: 'count',
  entries: 'count',
  bounceRate: 'ratio',
  contentTimeSpent: 'seconds',
};
// cast: only the unit matters here
const names = {
  metric: (key: string) => ({ key, unit: UNITS[key] }) as ReturnType<Parameters<typeof drawnTogether>[1]['metric']>,
};

test('R-01 a chart draws three metrics of the first one’s unit, and names the others with the reason', () => {
  const keys = ['pageviews', 'bounceRate', 'visitors', 'visits', 'contentTimeSpent', 'entries'];
  expect(drawnTogether(keys, names, 3)).toEqual({
    drawn: ['pageviews', 'visitors', 'visits'],
    tooMany: ['entries'],
    otherUnit: ['bounceRate', 'contentTimeSpent'],
  });
});

test('R-01 without data a count is 0; a ratio, a mean and a median have no figure', () => {
  expect(figureOfNothing({ unit: 'count', formula: 'count()' })).toBe(0);
  expect(figureOfNothing({ unit: 'ratio', formula: 'bounces / visits' })).toBeNull();
  expect(figureOfNothing({ unit: 'seconds', formula: 'contentTimeSpent / uniqueViewers' })).toBeNull();
  expect(figureOfNothing({ unit: 'ms', formula: 'quantile(0.5)(startup)' })).toBeNull();
});

test('R-01 the share of plays that comes to a point is a percentage, an audience and plays per viewer are numbers', () => {
  const formats = createFormats('en', 'Europe/Madrid');
  const textOf = (key: string) => figureText(0.5, { key, unit: 'ratio' }, formats);
  expect(['progressReached50', 'progressWatched90', 'coverageCompletionRate'].map(textOf)).toEqual(
    Array(3).fill('50.0%'),
  );
  expect(['averageAudience', 'playsPerViewer'].map(textOf)).toEqual(['0.5', '0.5']);
});
