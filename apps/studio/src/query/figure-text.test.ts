import { expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { changeText, differenceText, drawnTogether, figureOfNothing, figureText } from './figure-text.ts';

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
  expect(figureOfNothing({ unit: 'count', parts: null })).toBe(0);
  expect(figureOfNothing({ unit: 'ratio', parts: { numerator: 'bounces', denominator: 'visits' } })).toBeNull();
  expect(
    figureOfNothing({ unit: 'seconds', parts: { numerator: 'contentTimeSpent', denominator: 'uniqueViewers' } }),
  ).toBeNull();
  expect(figureOfNothing({ unit: 'ms', parts: null })).toBeNull();
});

test('R-01 the share of plays that comes to a point is a percentage, an audience and plays per viewer are numbers', () => {
  const formats = createFormats('en', 'Europe/Madrid');
  const textOf = (key: string) => figureText(0.5, { key, unit: 'ratio' }, formats);
  expect(['progressReached50', 'progressWatched90', 'coverageCompletionRate'].map(textOf)).toEqual(
    Array(3).fill('50.0%'),
  );
  expect(['averageAudience', 'playsPerViewer'].map(textOf)).toEqual(['0.5', '0.5']);
});

test('R-01 a change is a difference for few things, points for a share, a percentage for all else', () => {
  const formats = createFormats('en', 'Europe/Madrid');
  const plays = { key: 'plays', unit: 'count' } as const;
  const share = { key: 'rebufferRatio', unit: 'ratio' } as const;
  const perVisit = { key: 'pageviewsPerVisit', unit: 'ratio' } as const;
  expect(changeText(8, 1, plays, formats)).toBe('+7');
  expect(changeText(0.016, 0.008, share, formats)).toBe('+0.8 points');
  expect(differenceText(0.008, share, formats)).toBe('+0.8 points');
  expect(differenceText(-0.00032, share, formats)).toBe('−0.03 points');
  expect(differenceText(0.000061, share, formats)).toBe('+0.01 points');
  expect(differenceText(0.00003, share, formats)).toBe('no change');
  expect(changeText(1.5, 1.2, perVisit, formats)).toBe('+25%');
  expect(changeText(900, 600, { key: 'startupMedian', unit: 'ms' }, formats)).toBe('+50%');
  expect(changeText(2.6, 1.3, { key: 'playedMinutes', unit: 'count' }, formats)).toBe('+100%');
  expect(changeText(8, 1, undefined, formats)).toBe('+700%');
  expect([changeText(null, 0.5, share, formats), changeText(0.5, null, share, formats)]).toEqual([null, null]);
});
