import { PENDING_HYDRATION, type PendingHydration } from './hydrate-after-paint.ts';

/**
 * React answers presses from now on; the last one from before, on a button that nobody heard, is made again. Call it when
 * what the server rendered has become React's.
 */
export function replayEarlyPress(window: Window): void {
  const left = window as unknown as Record<string, PendingHydration | undefined>; // cast: the page left it there
  const pending = left[PENDING_HYDRATION];
  if (!pending) return;
  delete left[PENDING_HYDRATION];
  pending.end();
  const { press } = pending;
  // A press that made React hurry goes on to its button by itself.
  if (!press || press.event === window.event) return;
  window.setTimeout(() => press.button.click());
}
