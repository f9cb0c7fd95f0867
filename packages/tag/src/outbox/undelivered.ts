/** Entry of `@sintonia/tag/undelivered`: the part of the outbox on every page, a few hundred bytes. */
import type { Tag } from '../tag.ts';
import { OUTBOX_DATABASE } from './outbox-database.ts';

/** Longest wait for an idle page. */
const IDLE_MS = 2000;

type Browser = Window & typeof globalThis;

/**
 * When the page is idle, and on each choice: with consent, loads the outbox, which stores lost hits and sends those of
 * earlier pages again (M-10, S-03). It loads before it is needed, because the server may be unreachable later. Without
 * consent stored lines are deleted, on withdrawal at once (C-03).
 */
export function sendUndelivered(window: Browser, tag: Pick<Tag, 'consent' | 'measurement' | 'onLost'>): void {
  const { consent, measurement, onLost } = tag;
  const check = async () => {
    if (consent.status() !== 'in') return window.indexedDB.deleteDatabase(OUTBOX_DATABASE);
    const it = await import('./start-outbox.ts');
    return onLost(it.pageOutbox(measurement()).store);
  };
  const checkNow = () => void check().catch(() => undefined); // storage is blocked: nothing can be stored
  const checkWhenIdle = () => void window.setTimeout(checkNow, IDLE_MS);
  checkWhenIdle();
  consent.onChange(() => (consent.status() === 'in' ? checkWhenIdle() : checkNow()));
}
