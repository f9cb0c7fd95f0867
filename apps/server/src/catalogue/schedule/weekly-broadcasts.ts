/** Broadcasts of a channel from a repeating weekly schedule. Pure. */
import {
  type Broadcast,
  instantOf,
  type LocalDate,
  localDateAt,
  plusDays,
  type SourceBroadcast,
  weekdayOf,
} from '@sintonia/contracts';

/** Seven days of the guide, Monday first; each broadcast starts at a local time, before six in the next morning. */
export type Week = readonly (readonly SourceBroadcast[])[];

/** Local time at which a day of the guide begins. */
export const DAY_BEGINS = '06:00';

/**
 * The broadcasts of a channel within a time range, oldest first and whole.
 * Each lasts until the next one starts, on any day, so midnight and clock changes need no special case: a broadcast in
 * the hour skipped in spring has no length and is dropped.
 */
export function broadcastsBetween(
  channel: string,
  week: Week,
  fromMs: number,
  toMs: number,
  timeZone: string,
): Broadcast[] {
  const starts = startsAround(week, fromMs, toMs, timeZone);
  return starts.flatMap(({ entry, startMs }, i) => {
    const endMs = starts[i + 1]?.startMs;
    if (endMs === undefined || endMs === startMs || endMs <= fromMs || startMs >= toMs) return [];
    const { title, subtitle, programme } = entry;
    return {
      channel,
      title,
      subtitle,
      programme,
      startsAt: new Date(startMs).toISOString(),
      endsAt: new Date(endMs).toISOString(),
    };
  });
}

interface Start {
  entry: SourceBroadcast;
  startMs: number;
}

/** Includes the day before, on which the first broadcast may begin, and the day after next, on which the last one may end. */
function startsAround(week: Week, fromMs: number, toMs: number, timeZone: string): Start[] {
  const lastMs = instantOf(plusDays(localDateAt(toMs, timeZone), 2), '00:00', timeZone);
  const starts: Start[] = [];
  for (let date = plusDays(localDateAt(fromMs, timeZone), -1); ; date = plusDays(date, 1)) {
    starts.push(...startsOf(week[weekdayOf(date)] ?? [], date, timeZone));
    if (instantOf(date, '00:00', timeZone) >= lastMs) return starts;
  }
}

/** In start order: a time skipped in spring does not come after the following times. */
function startsOf(day: readonly SourceBroadcast[], date: LocalDate, timeZone: string): Start[] {
  let nextMs = Number.POSITIVE_INFINITY;
  const isOfNight = ({ start }: SourceBroadcast) => start < DAY_BEGINS;
  return day
    .toSorted((a, b) => Number(isOfNight(a)) - Number(isOfNight(b)) || a.start.localeCompare(b.start))
    .reverse()
    .map((entry) => {
      nextMs = Math.min(nextMs, instantOf(plusDays(date, isOfNight(entry) ? 1 : 0), entry.start, timeZone));
      return { entry, startMs: nextMs };
    })
    .reverse();
}
