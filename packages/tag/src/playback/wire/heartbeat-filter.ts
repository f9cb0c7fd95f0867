import { SHORT_STATE_MS } from '@sintonia/wire';
import type { PlaybackHeartbeat } from '../session/session-state.ts';

/** Whether a heartbeat is too short to be sent (§ 4; docs/wire/heartbeat.md § 4.3). */
function isDropped(
  { eventType, durationMs, assetType, isTracked, adEnd }: PlaybackHeartbeat,
  later: readonly PlaybackHeartbeat[],
): boolean {
  if (durationMs > SHORT_STATE_MS || adEnd) return false;
  if (/^(pause|stall|buffer)$/.test(eventType)) return !isTracked;
  // a play of zero duration opens content; it is sent unless the same batch closes that play
  return (
    eventType === 'play' &&
    (durationMs > 0 || assetType === 'ad' || later.some((one) => /^(play|buffer|start)$/.test(one.eventType)))
  );
}

/** The heartbeats of a batch that are sent. Of several starts of one asset, the last is sent in the position of the first. */
export function filterBatch(batch: readonly PlaybackHeartbeat[]): Iterable<PlaybackHeartbeat> {
  const filtered = new Map<unknown, PlaybackHeartbeat>(); // a Map keeps the position of a key that is set again
  for (const [at, heartbeat] of batch.entries()) {
    if (!isDropped(heartbeat, batch.slice(at + 1)))
      filtered.set(heartbeat.eventType === 'start' ? `${heartbeat.adId}` : at, heartbeat);
  }
  return filtered.values();
}
