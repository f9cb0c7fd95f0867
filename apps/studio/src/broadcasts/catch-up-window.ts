/** Days after a broadcast in which on-demand playback of its episode counts for it. Pure. */
import { DAY_MS } from '@sintonia/contracts';
import type { Broadcast } from './broadcast-scope.ts';

/** End of the window while it is open, so that its figure may still grow; null once it is over. */
export function openUntilMs({ startsAt }: Pick<Broadcast, 'startsAt'>, days: 7 | 28, nowMs: number): number | null {
  const endMs = Date.parse(startsAt) + days * DAY_MS;
  return nowMs < endMs ? endMs : null;
}
