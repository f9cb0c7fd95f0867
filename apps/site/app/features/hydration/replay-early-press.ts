import { pressAgain } from '../../ui/loading/press-again.ts';
import { PENDING_HYDRATION, type PendingHydration } from './hydrate-after-paint.ts';

/**
 * Ends the recording of presses and replays the last one on a button that had no handler yet. Call it after hydration.
 */
export function replayEarlyPress(window: Window): void {
  const left = window as unknown as Record<string, PendingHydration | undefined>; // cast: the page set it
  const pending = left[PENDING_HYDRATION];
  if (!pending) return;
  delete left[PENDING_HYDRATION];
  pending.end();
  pressAgain(window, pending.press);
}
