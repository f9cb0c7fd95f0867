/** Entry of `@sintonia/tag/undelivered`: the part of the outbox that every page carries, a few hundred bytes. */
import type { Tag } from '../tag.ts';
import { OUTBOX_DATABASE } from './outbox-database.ts';

/** After so long a page has got its own things done. */
const IDLE_MS = 2000;

type Browser = Window & typeof globalThis;

/**
 * Once the page is calm, and whenever the visitor chooses: with consent, loads the outbox, which keeps the hits that do
 * not arrive and sends again what an earlier page left (M-10, S-03). It comes before it is needed: later the server may
 * not be there to give it. Without consent what was kept is forgotten, at once when it is withdrawn (C-03).
 */
export function sendUndelivered(window: Browser, tag: Pick<Tag, 'consent' | 'measurement' | 'onLost'>): void {
  const { consent, measurement, onLost } = tag;
  const check = async () => {
    if (consent.status() !== 'in') return window.indexedDB.deleteDatabase(OUTBOX_DATABASE);
    const it = await import('./start-outbox.ts');
    return onLost(it.pageOutbox(measurement()).store);
  };
  const checkNow = () => void check().catch(() => undefined); // storage is shut: nothing can be kept
  const checkWhenIdle = () => void window.setTimeout(checkNow, IDLE_MS);
  checkWhenIdle();
  consent.onChange(() => (consent.status() === 'in' ? checkWhenIdle() : checkNow()));
}
