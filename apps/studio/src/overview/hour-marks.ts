/** Marked hours and days under a chart of hours. Pure. */
import { HOUR_MS } from '@sintonia/contracts';
import type { HourMark } from '../charts/HoursAxis.tsx';
import { namedEvery } from '../charts/scale.ts';
import { addDays, countDays, dayOf, startOfDay } from '../period/civil-day.ts';
import type { Span } from '../period/period.ts';

/** Hours from one instant to another, rounded up. */
export function hoursBetween(from: Date, to: Date): number {
  return Math.ceil((to.getTime() - from.getTime()) / HOUR_MS);
}

/**
 * One day is marked at full hours of local time, several days at each midnight, as often as names fit.
 *
 * @param width available pixels
 */
export function hourMarks(
  span: Span,
  timeZone: string,
  width: number,
  name: { hour: (at: Date) => string; day: (at: Date) => string },
): HourMark[] {
  if (span.days === 1) {
    const count = hoursBetween(span.from, span.edge);
    const every = namedEvery(count, width, 56, [1, 2, 3, 6, 12]);
    return Array.from({ length: count }, (_, index) => ({ index, at: new Date(span.from.getTime() + index * HOUR_MS) }))
      .filter(({ index }) => index % every === 0)
      .map(({ index, at }) => ({ index, text: name.hour(at), isDay: false }));
  }
  const first = dayOf(span.from, timeZone);
  const days = countDays(first, dayOf(new Date(span.edge.getTime() - 1), timeZone));
  const every = namedEvery(days, width, 104, [1, 2, 3, 4, 7, 14, 28]);
  return Array.from({ length: Math.ceil(days / every) }, (_, i) => startOfDay(addDays(first, i * every), timeZone)).map(
    (at) => ({ index: hoursBetween(span.from, at), text: name.day(at), isDay: true }),
  );
}
