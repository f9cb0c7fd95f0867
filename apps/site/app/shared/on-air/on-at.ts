import type { ScheduleEntry } from './day-view.ts';

/** Broadcast at a time and the one after it, from a schedule in order of time (W-15). */
export function onAt(schedule: readonly ScheduleEntry[], atMs: number) {
  const index = schedule.findIndex(({ startsAtMs, endsAtMs }) => atMs >= startsAtMs && atMs < endsAtMs);
  const next = index >= 0 ? schedule[index + 1] : schedule.find(({ startsAtMs }) => startsAtMs > atMs);
  return { now: schedule[index] ?? null, next: next ?? null };
}

/** Less behind than this counts as the live edge, in ms. */
const BEHIND_FROM_MS = 60_000;

/**
 * Time that titles follow: broadcast time of what is played, or the clock while nothing plays.
 *
 * @param playedMs null while nothing plays
 */
export function broadcastTime(playedMs: number | null, nowMs: number): { atMs: number; isBehind: boolean } {
  if (playedMs === null) return { atMs: nowMs, isBehind: false };
  return { atMs: playedMs, isBehind: nowMs - playedMs > BEHIND_FROM_MS };
}
