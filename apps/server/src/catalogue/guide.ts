/** Days of the programme guide (W-05). Pure. */
import { type GuideDate, instantOf, type LocalDate, localDateAt, plusDays } from '@sintonia/contracts';

/** Local hour at which a day of the guide begins. */
const DAY_BEGINS = '06:00';

export interface GuideBounds {
  startMs: number;
  /** 23, 24 or 25 hours later: clocks change during the night. */
  endMs: number;
}

/** @param date a calendar day in the format of `GuideDate` */
export function guideBounds(date: GuideDate, timeZone: string): GuideBounds {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first: LocalDate = { year, month, day };
  return {
    startMs: instantOf(first, DAY_BEGINS, timeZone),
    endMs: instantOf(plusDays(first, 1), DAY_BEGINS, timeZone),
  };
}

/** The day of the guide that an instant belongs to. */
export function guideDateAt(atMs: number, timeZone: string): GuideDate {
  const today = localDateAt(atMs, timeZone);
  return toGuideDate(atMs < instantOf(today, DAY_BEGINS, timeZone) ? plusDays(today, -1) : today);
}

const toGuideDate = ({ year, month, day }: LocalDate): GuideDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
