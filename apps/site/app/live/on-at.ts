import type { ScheduleEntry } from './day-view.ts';

/** What is on at a moment and what follows it, by a schedule in order of time (W-15). */
export function onAt(schedule: readonly ScheduleEntry[], atMs: number) {
  const index = schedule.findIndex(({ startsAtMs, endsAtMs }) => atMs >= startsAtMs && atMs < endsAtMs);
  const next = index >= 0 ? schedule[index + 1] : schedule.find(({ startsAtMs }) => startsAtMs > atMs);
  return { now: schedule[index] ?? null, next: next ?? null };
}

/** Who is less than this behind hears or sees what is on now, in ms. */
const BEHIND_FROM_MS = 60_000;

/**
 * The moment that titles follow: when what is played was broadcast, or the clock for who plays nothing.
 *
 * @param playedMs null while nothing plays
 */
export function broadcastTime(playedMs: number | null, nowMs: number): { atMs: number; isBehind: boolean } {
  if (playedMs === null) return { atMs: nowMs, isBehind: false };
  return { atMs: playedMs, isBehind: nowMs - playedMs > BEHIND_FROM_MS };
}
