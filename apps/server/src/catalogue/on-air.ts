/** What a channel broadcasts now and next. Pure. */
import type { Broadcast } from '@sintonia/contracts';
import { broadcastsBetween, type Week } from './weekly-broadcasts.ts';

const DAY_MS = 86_400_000;

export interface NowAndNext {
  now: Broadcast | null;
  next: Broadcast | null;
}

/** Both null only when the week is empty. */
export function onAirAt(channel: string, week: Week, atMs: number, timeZone: string): NowAndNext {
  const broadcasts = broadcastsBetween(channel, week, atMs, atMs + DAY_MS, timeZone);
  const index = broadcasts.findIndex((b) => Date.parse(b.startsAt) <= atMs && atMs < Date.parse(b.endsAt));
  return { now: broadcasts[index] ?? null, next: (index >= 0 ? broadcasts[index + 1] : undefined) ?? null };
}
