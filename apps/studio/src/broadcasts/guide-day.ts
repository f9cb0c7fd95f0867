/** Days of the schedule, and the place that an address of «Emissions» names. Pure. */
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import { addDays, type CivilDay, dayOf, instantOfWall } from '../period/civil-day.ts';

/** Parameters of «Emissions». */
export const EMISSIONS_ADDRESS = { day: 'dia', channel: BROADCAST.channel, broadcast: BROADCAST.start } as const;
/** A schedule day begins at this local time, so that midnight does not split an evening. */
const DAY_BEGINS = '06:00';

/** The schedule day that an instant belongs to. */
export function guideDay(nowMs: number, timeZone: string): CivilDay {
  const day = dayOf(new Date(nowMs), timeZone);
  return nowMs < dayBounds(day, timeZone).fromMs ? addDays(day, -1) : day;
}

/** Half-open instants of a schedule day. */
export function dayBounds(day: CivilDay, timeZone: string): { fromMs: number; toMs: number } {
  const begin = (of: CivilDay) => instantOfWall(`${of}T${DAY_BEGINS}`, timeZone)?.getTime() ?? 0;
  return { fromMs: begin(day), toMs: begin(addDays(day, 1)) };
}
