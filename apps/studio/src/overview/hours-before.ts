/** Hours of the comparison period, at the same local times. Pure. */
import type { OverviewReport } from '@sintonia/contracts';
import { countDays, dayOf, shiftDays } from '../period/civil-day.ts';

type Hours = OverviewReport['hours'];

/**
 * Value of each hour, shifted by the days between the two periods. In a day of 25 hours the repeated hour is compared
 * with the same hour twice, so that later hours stay aligned. Ends where the comparison has no more values.
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
