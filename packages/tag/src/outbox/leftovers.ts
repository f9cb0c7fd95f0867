/** Entry of `@sintonia/tag/leftovers`: the part of the outbox that every page carries, a few hundred bytes. */
import { hasOutboxDatabase } from './outbox-database.ts';
import type { OutboxMeasurement } from './start-outbox.ts';

/** For browsers that cannot tell when they are idle. */
const CALM_MS = 2000;

type Browser = Window & typeof globalThis;

/**
 * Once the page is calm: if an earlier page left heartbeats behind, loads the outbox, which sends them again or, when
 * consent is gone, forgets them (M-10, C-03). A browser that never kept any loads nothing.
 */
export function sendLeftovers(window: Browser, measurement: () => OutboxMeasurement): void {
  const look = async () => {
    if (!(await hasOutboxDatabase(window.indexedDB))) return;
    const { pageOutbox } = await import('./start-outbox.ts');
    pageOutbox(measurement());
  };
  const calmly: (work: () => void) => unknown =
    'requestIdleCallback' in window
      ? (work) => window.requestIdleCallback(work)
      : (work) => globalThis.setTimeout(work, CALM_MS);
  calmly(() => void look().catch(() => undefined)); // storage is shut: nothing can have been left in it
}
