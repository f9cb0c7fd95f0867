import { SLEEPING, type Sleeping } from './wake-after-paint.ts';

/**
 * React answers presses from now on; the last one from before, on a button that nobody heard, is made again. Call it when
 * what the server rendered has become React's.
 */
export function pressAgain(window: Window): void {
  const left = window as unknown as Record<string, Sleeping | undefined>; // cast: the page left it there
  const sleeping = left[SLEEPING];
  if (!sleeping) return;
  delete left[SLEEPING];
  sleeping.end();
  const { press } = sleeping;
  // A press that made React hurry goes on to its button by itself.
  if (!press || press.event === window.event) return;
  window.setTimeout(() => press.button.click());
}
