/** Spans of time in words. Pure. */
import { type CivilDay, startOfDay } from './civil-day.ts';

/** `20 de nov. – 22 de nov.`; a single day or minute once. */
export const between = (first: string, last: string): string => (first === last ? first : `${first} – ${last}`);

/** @param name of an instant, as a day */
export function daysText(
  { first, last }: { first: CivilDay; last: CivilDay },
  timeZone: string,
  name: (at: Date) => string,
): string {
  return between(name(startOfDay(first, timeZone)), name(startOfDay(last, timeZone)));
}
