/** Local calendar days of the forecast. */
import { HOUR_MS, instantOf, isoDate, localDateAt, plusDays } from '@sintonia/contracts';

export const localIsoDate = (atMs: number, timeZone: string): string => isoDate(localDateAt(atMs, timeZone));

/** A day with the starts of its hours: 23 or 25 at a clock change. */
export interface ZonedDay {
  date: string;
  hoursAtMs: number[];
}

export function zonedDays(fromMs: number, count: number, timeZone: string): ZonedDay[] {
  const first = localDateAt(fromMs, timeZone);
  return Array.from({ length: count }, (_, index) => {
    const date = plusDays(first, index);
    const startMs = instantOf(date, '00:00', timeZone);
    const endMs = instantOf(plusDays(date, 1), '00:00', timeZone);
    const hoursAtMs = Array.from({ length: (endMs - startMs) / HOUR_MS }, (__, hour) => startMs + hour * HOUR_MS);
    return { date: isoDate(date), hoursAtMs };
  });
}
