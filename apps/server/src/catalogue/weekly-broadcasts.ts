/** The broadcasts of a channel, from a week that repeats. Pure. */
import type { Broadcast, SourceBroadcast } from '@sintonia/contracts';
import { instantOf, type LocalDate, localDateAt, plusDays, weekdayOf } from './zoned-time.ts';

/** Seven days, Monday first; each broadcast starts at a local time of that calendar day. */
export type Week = readonly (readonly SourceBroadcast[])[];

/**
 * The broadcasts of a channel that are on at some moment between two, oldest first and whole.
 *
 * Each lasts until the next one starts, whatever the day, so midnight and the changes of the clock
 * need no case of their own: a broadcast that the spring change swallows has no length and is left out.
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

/** From the day before, where what is on at the first moment began, to the day after the next, where the last ends. */
function startsAround(week: Week, fromMs: number, toMs: number, timeZone: string): Start[] {
  const lastMs = instantOf(plusDays(localDateAt(toMs, timeZone), 2), '00:00', timeZone);
  const starts: Start[] = [];
  for (let date = plusDays(localDateAt(fromMs, timeZone), -1); ; date = plusDays(date, 1)) {
    starts.push(...startsOf(week[weekdayOf(date)] ?? [], date, timeZone));
    if (instantOf(date, '00:00', timeZone) >= lastMs) return starts;
  }
}

/** In the order of the day: a time that spring skips does not come after the times that follow it. */
function startsOf(day: readonly SourceBroadcast[], date: LocalDate, timeZone: string): Start[] {
  let nextMs = Number.POSITIVE_INFINITY;
  return day
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .reverse()
    .map((entry) => {
      nextMs = Math.min(nextMs, instantOf(date, entry.start, timeZone));
      return { entry, startMs: nextMs };
    })
    .reverse();
}
