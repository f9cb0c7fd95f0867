/** Updates of a running story that are visible at a time. Pure. */

import type { LiveCoverage, LiveUpdate } from '@sintonia/contracts';
import { MINUTE_MS } from '@sintonia/contracts';
import { publishedUpdates } from '@sintonia/contracts/published-updates';

/**
 * Newest first; future updates are left out. Looping coverage contains each update once, at its latest time. Its id
 * changes with each loop, so that readers of the previous loop see it as new.
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
