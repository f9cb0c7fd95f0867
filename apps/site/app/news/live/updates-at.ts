/** What of a running story can be read at a moment. Pure. */
import type { LiveCoverage, LiveUpdate } from '@sintonia/contracts';

const MINUTE_MS = 60_000;

/**
 * Newest first; what is written for later is not there yet. Of coverage that loops each update is there once, as it came
 * last: its id grows with each time, so that it is new to who has read it before.
 */
export function updatesAt({ updates, loopMinutes }: LiveCoverage, nowMs: number): LiveUpdate[] {
  return updates
    .map((update) => (loopMinutes === null ? update : lastOf(update, loopMinutes * MINUTE_MS, nowMs)))
    .filter(({ at }) => Date.parse(at) <= nowMs)
    .sort((a, b) => b.at.localeCompare(a.at));
}

function lastOf(update: LiveUpdate, loopMs: number, nowMs: number): LiveUpdate {
  const firstMs = Date.parse(update.at);
  const times = Math.floor((nowMs - firstMs) / loopMs);
  if (times < 1) return update;
  return { ...update, id: `${update.id}-${times}`, at: new Date(firstMs + times * loopMs).toISOString() };
}
