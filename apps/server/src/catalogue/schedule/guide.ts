/** Days of the programme guide (W-05). Pure. */
import { dateOfIso, type GuideDate, instantOf, isoDate, localDateAt, plusDays } from '@sintonia/contracts';
import { DAY_BEGINS } from './weekly-broadcasts.ts';

export interface GuideBounds {
  startMs: number;
  /** 23, 24 or 25 hours later: clocks change during the night. */
  endMs: number;
}

/** @param date a calendar day in the format of `GuideDate` */
export function guideBounds(date: GuideDate, timeZone: string): GuideBounds {
  const first = dateOfIso(date);
  return {
    startMs: instantOf(first, DAY_BEGINS, timeZone),
    endMs: instantOf(plusDays(first, 1), DAY_BEGINS, timeZone),
  };
}

/** The day of the guide that an instant belongs to. */
export function guideDateAt(atMs: number, timeZone: string): GuideDate {
  const today = localDateAt(atMs, timeZone);
  return isoDate(atMs < instantOf(today, DAY_BEGINS, timeZone) ? plusDays(today, -1) : today);
}
