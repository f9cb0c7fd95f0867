import { DAY_MS } from '@sintonia/contracts';
import { today as nameOfDay } from '../../ui/dates/local-time.ts';

/** Days that the guide covers in each direction. */
export const GUIDE_REACH_DAYS = 7;

export interface GuideDayName {
  /** `2026-11-21`. */
  date: string;
  /** `Avui`, `Demà`, `Ahir` or `dilluns`. */
  weekday: string;
  /** `21 de novembre`. */
  day: string;
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** Whole days from one calendar day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

const plusDays = (date: string, days: number): string =>
  new Date(noonOf(date) + days * DAY_MS).toISOString().slice(0, 10);

const NEAR: Record<number, string> = { [-1]: 'Ahir', 0: 'Avui', 1: 'Demà' };

export function guideDayName(date: string, today: string): GuideDayName {
  const { weekday, date: day } = nameOfDay(new Date(noonOf(date)), 'UTC');
  return { date, weekday: NEAR[daysBetween(today, date)] ?? weekday, day };
}

/** Days that can be chosen, oldest first. */
export const guideDays = (today: string): GuideDayName[] =>
  Array.from({ length: 2 * GUIDE_REACH_DAYS + 1 }, (_, i) =>
    guideDayName(plusDays(today, i - GUIDE_REACH_DAYS), today),
  );

/** True when the guide covers the day of the address. */
export const isGuideDate = (date: string, today: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  !Number.isNaN(noonOf(date)) &&
  plusDays(date, 0) === date &&
  Math.abs(daysBetween(today, date)) <= GUIDE_REACH_DAYS;
