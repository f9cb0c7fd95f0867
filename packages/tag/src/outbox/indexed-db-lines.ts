import type { KeptLine, LineStore } from './outbox.ts';

const DATABASE = 'sintonia';
const STORE = 'outbox';

/** Lines kept in IndexedDB, shared by the tabs of a site. The database is made with the first line, never before. */
export function indexedDbLines(factory: IDBFactory): LineStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'line' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return opened;
  };
  const inTransaction = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ) => {
    const transaction = (await open()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    return new Promise<T | undefined>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    put: async (kept) => void (await inTransaction('readwrite', (store) => store.put(kept))),
    remove: async (lines) => {
      await inTransaction('readwrite', (store) => {
        for (const line of lines) store.delete(line);
        return undefined;
      });
    },
    all: async () => {
      const kept = (await inTransaction<KeptLine[]>('readonly', (store) => store.getAll())) ?? [];
      return kept.sort((a, b) => a.atMs - b.atMs);
    },
  };
}
