/** When weekly mails are due: Monday at 08:00 of the broadcaster's clock. Pure but for `Intl`. */
import { instantOf, isoDate, localDateAt, plusDays, weekdayOf } from '@sintonia/contracts';

/** After the night's viewings have ended, before the morning's meeting. */
const AT = '08:00';

export interface Monday {
  /** The day, as `YYYY-MM-DD`. */
  week: string;
  /** Epoch ms. */
  dueMs: number;
}

/** The Monday of this week, whose time may be still to come, a number of weeks later. */
export function mondayOf(nowMs: number, timeZone: string, weeksLater = 0): Monday {
  const today = localDateAt(nowMs, timeZone);
  const monday = plusDays(today, 7 * weeksLater - weekdayOf(today));
  return {
    week: isoDate(monday),
    dueMs: instantOf(monday, AT, timeZone),
  };
}

/** The first due time after this instant; epoch ms. */
export function nextDueMs(nowMs: number, timeZone: string): number {
  const { dueMs } = mondayOf(nowMs, timeZone);
  return dueMs > nowMs ? dueMs : mondayOf(nowMs, timeZone, 1).dueMs;
}
