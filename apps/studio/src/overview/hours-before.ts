/** Hours of the period compared with, at the same times on the wall clock. Pure. */
import type { OverviewReport } from '@sintonia/contracts';
import { countDays, dayOf, shiftDays } from '../period/civil-day.ts';

type Hours = OverviewReport['hours'];

/**
 * What stood at each hour as many days before as the two periods lie apart. A day of 25 hours is twice beside the same
 * hour of one that has 24, so that all that follows is not an hour off. Ends where nothing is left to compare with.
 */
export function hoursBefore(hours: Hours, compared: Hours, timeZone: string): Hours {
  const [first] = hours;
  const [firstCompared] = compared;
  if (!first || !firstCompared) return [];
  const back = countDays(dayOf(new Date(firstCompared.hour), timeZone), dayOf(new Date(first.hour), timeZone)) - 1;
  const byTime = new Map(compared.map((row) => [Date.parse(row.hour), row]));
  const before: Hours = [];
  for (const { hour } of hours) {
    const row = byTime.get(shiftDays(new Date(hour), -back, timeZone).getTime());
    if (!row) break;
    before.push(row);
  }
  return before;
}
