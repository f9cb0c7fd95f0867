import { expect, test } from 'vitest';
import { localIsoDate, zonedDays } from './local-days.ts';

const MADRID = 'Europe/Madrid';

test.each([
  ['2026-11-21T07:00:00Z', [24, 24]],
  ['2027-03-27T12:00:00Z', [24, 23]],
  ['2026-10-24T12:00:00Z', [24, 25]],
])('W-03 the days from %s have %j hours', (from, hours) => {
  expect(zonedDays(Date.parse(from), 2, MADRID).map(({ hoursAtMs }) => hoursAtMs.length)).toEqual(hours);
});

test('W-03 a day begins at local midnight', () => {
  const [day] = zonedDays(Date.parse('2026-07-01T23:30:00Z'), 1, MADRID);
  expect(day?.date).toBe('2026-07-02');
  expect(new Date(day?.hoursAtMs[0] ?? 0).toISOString()).toBe('2026-07-01T22:00:00.000Z');
  expect(localIsoDate(Date.parse('2026-07-01T21:59:00Z'), MADRID)).toBe('2026-07-01');
});
