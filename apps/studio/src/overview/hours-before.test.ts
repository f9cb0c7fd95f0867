import { expect, test } from 'vitest';
import { hoursBefore } from './hours-before.ts';

const ZONE = 'Europe/Madrid';
const hoursOf = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const hour = new Date(Date.parse(from) + i * 3_600_000).toISOString();
    return { hour, pageviews: i, visitors: 0, plays: 0 };
  });
const views = (hours: ReturnType<typeof hoursOf>) => hours.map(({ pageviews }) => pageviews);

test('R-01 compares a day of 25 hours by local time', () => {
  const day = hoursOf('2026-10-24T22:00:00Z', 25);
  const before = hoursOf('2026-10-23T22:00:00Z', 24);
  expect(views(hoursBefore(day, before, ZONE))).toEqual([0, 1, 2, 2, ...Array.from({ length: 21 }, (_, i) => i + 3)]);
});

test('R-01 compares the day after it with all but the repeated hour', () => {
  const after = hoursBefore(hoursOf('2026-10-25T23:00:00Z', 24), hoursOf('2026-10-24T22:00:00Z', 25), ZONE);
  expect(views(after).slice(0, 2)).toEqual([0, 1]);
  expect(views(after).slice(3)).toEqual(Array.from({ length: 21 }, (_, i) => i + 4));
});

test('R-01 compares a week with the previous one, and ends where an unfinished one ends', () => {
  const today = hoursOf('2026-11-20T23:00:00Z', 10);
  expect(views(hoursBefore(today, hoursOf('2026-11-19T23:00:00Z', 10), ZONE))).toEqual([...Array(10).keys()]);
  expect(hoursBefore(today, hoursOf('2026-11-13T23:00:00Z', 4), ZONE)).toHaveLength(4);
  expect(hoursBefore(today, [], ZONE)).toEqual([]);
});
