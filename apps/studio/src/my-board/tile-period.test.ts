import type { QueryPeriod } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { catalan } from '../messages/catalan.ts';
import { english } from '../messages/english.ts';
import { createFormats } from '../messages/formats.ts';
import type { PathFigures } from './path-scope.ts';
import { pathPeriod, tilePeriod } from './tile-period.ts';

const formats = createFormats('ca', 'Europe/Madrid', () => new Date('2026-11-29T12:00:00Z'));
const OF_A_DAY = { from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T23:00:00.000Z' };
const OF_THREE_DAYS = { ...OF_A_DAY, to: '2026-11-22T23:00:00.000Z' };
const OF_HALF_AN_HOUR = { from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:30:00.000Z' };

test.each<[QueryPeriod, typeof OF_A_DAY, string]>([
  ['yesterday', OF_A_DAY, 'Ahir'],
  ['last28Days', OF_THREE_DAYS, '28 dies'],
  [{ from: '2026-11-20', to: '2026-11-20' }, OF_A_DAY, 'dv., 20 de nov.'],
  [{ from: '2026-11-20', to: '2026-11-22' }, OF_THREE_DAYS, 'dv., 20 de nov. – dg., 22 de nov.'],
  ['lastWeek', OF_THREE_DAYS, 'dv., 20 de nov. – dg., 22 de nov.'],
  ['last30Minutes', OF_HALF_AN_HOUR, 'Últims 30 minuts'],
])('R-19 a tile says the period of its figures: %j', (period, answered, text) => {
  expect(tilePeriod(period, answered, catalan.period, formats).replaceAll('\u00a0', ' ')).toBe(text);
});

test('R-19 a tile says its period in the language of the studio', () => {
  expect(tilePeriod('yesterday', OF_A_DAY, english.period, formats)).toBe('Yesterday');
});

test.each<[PathFigures['kind'], string, string]>([
  ['funnel', '/explora/embut', 'Avui'],
  ['flow', '/explora/recorregut?periode=7d', '7 dies'],
  ['retention', '/explora/retencio', '28 dies'],
  ['retention', '/explora/retencio?periode=2026-11-20..2026-11-22', 'dv., 20 de nov. – dg., 22 de nov.'],
  ['broadcasts', '/emissions?dia=2026-11-20', 'dv., 20 de nov.'],
  ['broadcasts', '/emissions', 'dt., 24 de nov.'],
])('R-19 a tile of an analysis says the period of its screen: %s %s', (kind, path, text) => {
  const now = { timeZone: 'Europe/Madrid', nowMs: Date.parse('2026-11-24T12:00:00Z') };
  expect(pathPeriod(kind, path, now, catalan.period, formats).replaceAll('\u00a0', ' ')).toBe(text);
});
