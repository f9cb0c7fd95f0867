/** Current and next broadcast of a channel. Pure. */

import type { Broadcast } from '@sintonia/contracts';
import { DAY_MS } from '@sintonia/contracts';
import { broadcastsOn } from './dated-broadcasts.ts';
import type { Week } from './weekly-broadcasts.ts';

export interface NowAndNext {
  now: Broadcast | null;
  next: Broadcast | null;
}

/** In a gap of a schedule nothing is on now; the next broadcast within a day is still given. */
export function onAirAt(
  channel: string,
  week: Week,
  atMs: number,
  timeZone: string,
  dated: readonly Broadcast[] = [],
): NowAndNext {
  const broadcasts = broadcastsOn(channel, { week, dated }, atMs, atMs + DAY_MS, timeZone);
  const now = broadcasts.find((b) => Date.parse(b.startsAt) <= atMs && atMs < Date.parse(b.endsAt)) ?? null;
  return { now, next: broadcasts.find((b) => b !== now && Date.parse(b.startsAt) > atMs) ?? null };
}
