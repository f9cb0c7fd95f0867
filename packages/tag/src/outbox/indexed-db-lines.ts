import { lineDatabase, type PageStorage } from './line-database.ts';
import { hasOutboxDatabase } from './outbox-database.ts';
import type { LineStore, StoredLine } from './stored-line.ts';

/** Stores lines in IndexedDB. */
export function indexedDbLines(page: PageStorage): LineStore {
  const { inTransaction, isOpen, clear } = lineDatabase(page);
  return {
    put: async (stored) => void (await inTransaction('readwrite', (store) => store.put(stored))),
    remove: async (lines) => {
      await inTransaction('readwrite', (store) => {
        for (const line of lines) store.delete(line);
        return undefined;
      });
    },
    all: async () => {
      if (!isOpen() && !(await hasOutboxDatabase(page.indexedDB))) return [];
      const stored = (await inTransaction<StoredLine[]>('readonly', (store) => store.getAll())) ?? [];
      return stored.sort((a, b) => a.atMs - b.atMs);
    },
    clear,
  };
}
