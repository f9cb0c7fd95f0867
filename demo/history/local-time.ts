import { instantOf, type LocalDate, localDateAt, plusDays, weekdayOf } from '@sintonia/contracts';

/** Calendar of one time zone. */
export interface LocalTime {
  /** Midnight at the start of a time's day, ms epoch. */
  midnight(atMs: number): number;
  /** Midnight this many days later; days of 23 and 25 hours count as days. */
  daysLater(midnightMs: number, days: number): number;
  /** 0 is Monday. */
  weekday(midnightMs: number): number;
}

/** @param timeZone IANA name */
export function localTimeOf(timeZone: string): LocalTime {
  const midnightOf = (date: LocalDate) => instantOf(date, '00:00', timeZone);
  const dateAt = (atMs: number) => localDateAt(atMs, timeZone);
  return {
    midnight: (atMs) => midnightOf(dateAt(atMs)),
    daysLater: (midnightMs, days) => midnightOf(plusDays(dateAt(midnightMs), days)),
    weekday: (midnightMs) => weekdayOf(dateAt(midnightMs)),
  };
}
