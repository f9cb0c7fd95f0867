import { expect, test } from 'vitest';
import { emptyParts, figuresOver } from './buckets.ts';

const row = (time: string, metrics: Record<string, number | null>) => ({ dimensions: { time }, metrics });
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const rows = [row('2026-11-20', { plays: 4, failureRate: 0.25 }), row('2026-11-22', { plays: 0, failureRate: null })];

test('R-01 a ratio without data has no figure, and a count without data is 0', () => {
  expect(figuresOver(rows, days, 'failureRate', null)).toEqual([0.25, null, null]);
  expect(figuresOver(rows, days, 'plays', 0)).toEqual([4, 0, 0]);
});

test('R-01 a day without any event is empty, an hour without one is not', () => {
  expect(emptyParts(rows, days, 'day')).toEqual([1]);
  expect(emptyParts([], ['2026-11-20T01:00:00Z'], 'hour')).toEqual([]);
});
