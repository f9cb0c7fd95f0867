/** What a channel broadcasts now and next, from a week that repeats. Pure. */
import type { Broadcast, SourceBroadcast } from '@sintonia/contracts';
import { instantOf, localDateAt, plusDays, weekdayOf } from './zoned-time.ts';

/** Seven days, Monday first; each broadcast starts at a local time of that calendar day. */
export type Week = readonly (readonly SourceBroadcast[])[];

export interface NowAndNext {
  now: Broadcast | null;
  next: Broadcast | null;
}

/**
 * The broadcasts of a channel from the day before `atMs` to two days after it, oldest first.
 *
 * Each lasts until the next one starts, whatever the day, so midnight and the changes of the clock
 * need no case of their own: a broadcast that the spring change swallows has no length and is left out.
 */
function broadcastsAround(channel: string, week: Week, atMs: number, timeZone: string): Broadcast[] {
  const today = localDateAt(atMs, timeZone);
  const starts = [-1, 0, 1, 2]
    .map((days) => plusDays(today, days))
    .flatMap((date) =>
      (week[weekdayOf(date)] ?? []).map((entry) => ({ entry, startMs: instantOf(date, entry.start, timeZone) })),
    )
    .sort((a, b) => a.startMs - b.startMs);
  return starts.flatMap(({ entry, startMs }, i) => {
    const endMs = starts[i + 1]?.startMs;
    if (endMs === undefined || endMs === startMs) return [];
    return {
      channel,
      title: entry.title,
      subtitle: entry.subtitle,
      programme: entry.programme,
      startsAt: new Date(startMs).toISOString(),
      endsAt: new Date(endMs).toISOString(),
    };
  });
}

/** Both null only when the week is empty. */
export function onAirAt(channel: string, week: Week, atMs: number, timeZone: string): NowAndNext {
  const broadcasts = broadcastsAround(channel, week, atMs, timeZone);
  const index = broadcasts.findIndex((b) => Date.parse(b.startsAt) <= atMs && atMs < Date.parse(b.endsAt));
  return { now: broadcasts[index] ?? null, next: (index >= 0 ? broadcasts[index + 1] : undefined) ?? null };
}
