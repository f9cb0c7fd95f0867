/** Whether events of the period of a saved address may still arrive. */
import { EMISSIONS_ADDRESS, guideDay } from '../broadcasts/guide-day.ts';
import { dayOf } from '../period/civil-day.ts';
import { daysOf, parsePeriod } from '../period/period.ts';

/** @param nowMs epoch ms */
export function isOngoing(path: string, timeZone: string, nowMs = Date.now()): boolean {
  const search = new URLSearchParams(path.split('?')[1]);
  const startMs = Date.parse(search.get(EMISSIONS_ADDRESS.broadcast) ?? '');
  const day = search.get(EMISSIONS_ADDRESS.day) ?? (Number.isFinite(startMs) ? guideDay(startMs, timeZone) : null);
  if (day !== null) return day >= guideDay(nowMs, timeZone);
  const today = dayOf(new Date(nowMs), timeZone);
  return daysOf(parsePeriod(search.get('periode'), today), today).last >= today;
}
