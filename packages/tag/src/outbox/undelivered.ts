/** Entry of `@sintonia/tag/undelivered`: the part of the outbox on every page. */
import type { Tag } from '../tag.ts';
import { lineDatabase } from './line-database.ts';
import { hasOutboxDatabase } from './outbox-database.ts';
import { RETRY_MS, warnOfFailure } from './retry.ts';
import type { PageOutbox } from './start-outbox.ts';
import { lineOf, type StoredLine } from './stored-line.ts';

/** Longest wait for an idle page. */
const IDLE_MS = 2000;

type Browser = Window & typeof globalThis;

/**
 * S-03: with consent, lost hits are stored at once, by code of the page: the server may be unreachable. The outbox,
 * which sends them again (M-10), loads only where lines are stored: of an earlier page when this one is idle, of this
 * page when the server may be back. Without consent stored lines are deleted, on withdrawal at once (C-03).
 */
export function sendUndelivered(window: Browser, tag: Pick<Tag, 'consent' | 'measurement' | 'onLost'>): void {
  const { consent, measurement, onLost } = tag;
  const { inTransaction, clear } = lineDatabase(window);
  const mayStore = () => consent.status() === 'in';
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // storage is blocked: nothing can be stored
  let outbox: PageOutbox | undefined;
  let retry = 0;

  const load = () =>
    import('./start-outbox.ts').then((it) => {
      outbox = it.pageOutbox(measurement());
    }, loadLater);
  const loadLater = () => {
    window.clearTimeout(retry);
    retry = window.setTimeout(() => {
      warnOfFailure();
      void load();
    }, RETRY_MS);
  };
  onLost((url) => {
    if (outbox) return outbox.store(url);
    if (!mayStore()) return;
    const stored: StoredLine = { line: lineOf(url), atMs: Date.now() };
    quietly(inTransaction('readwrite', (store) => store.put(stored)));
    loadLater();
  });

  const check = async () => {
    if (!mayStore()) return clear();
    if (await hasOutboxDatabase(window.indexedDB)) await load();
  };
  const checkNow = () => quietly(check());
  const checkWhenIdle = () => void window.setTimeout(checkNow, IDLE_MS);
  checkWhenIdle();
  consent.onChange(() => (mayStore() ? checkWhenIdle() : checkNow()));
}
