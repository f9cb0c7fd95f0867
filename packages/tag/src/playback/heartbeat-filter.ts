import { SHORT_MS } from './session-limits.ts';
import type { PlaybackHeartbeat } from './session-state.ts';

/** A report too short to be sent (§ 4; docs/wire/heartbeat.md § 4.3). */
function isDropped(
  { eventType, durationMs, assetType, isTracked }: PlaybackHeartbeat,
  later: readonly PlaybackHeartbeat[],
): boolean {
  if (durationMs > SHORT_MS) return false;
  if (/^(pause|stall|buffer)$/.test(eventType)) return !isTracked;
  // a play of no length opens content; it counts when nothing in the batch has closed it
  return (
    eventType === 'play' &&
    (durationMs > 0 || assetType === 'ad' || later.some((one) => /^(play|buffer|start)$/.test(one.eventType)))
  );
}

/** What of one batch goes out: of several starts of one asset the last, in the place of the first. */
export function filterBatch(batch: readonly PlaybackHeartbeat[]): Iterable<PlaybackHeartbeat> {
  const filtered = new Map<unknown, PlaybackHeartbeat>(); // a key set again keeps its place
  for (const [at, heartbeat] of batch.entries()) {
    if (!isDropped(heartbeat, batch.slice(at + 1)))
      filtered.set(heartbeat.eventType === 'start' ? `${heartbeat.adId}` : at, heartbeat);
  }
  return filtered.values();
}
