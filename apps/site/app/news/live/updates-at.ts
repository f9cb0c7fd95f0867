/** What of a running story can be read at a moment. Pure. */

import type { LiveCoverage, LiveUpdate } from '@sintonia/contracts';
import { MINUTE_MS } from '@sintonia/contracts';
import { publishedUpdates } from '@sintonia/contracts/published-updates';

/**
 * Newest first; what is written for later is not there yet. Of coverage that loops each update is there once, as it came
 * last: its id grows with each time, so that it is new to who has read it before.
 */
export function updatesAt({ updates, loopMinutes }: LiveCoverage, nowMs: number): LiveUpdate[] {
  const dated = loopMinutes === null ? updates : updates.map((one) => lastOf(one, loopMinutes * MINUTE_MS, nowMs));
  return publishedUpdates(dated, nowMs);
}

function lastOf(update: LiveUpdate, loopMs: number, nowMs: number): LiveUpdate {
  const firstMs = Date.parse(update.at);
  const times = Math.floor((nowMs - firstMs) / loopMs);
  if (times < 1) return update;
  return { ...update, id: `${update.id}-${times}`, at: new Date(firstMs + times * loopMs).toISOString() };
}
