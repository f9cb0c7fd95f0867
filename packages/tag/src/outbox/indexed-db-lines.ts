import type { LineStore, StoredLine } from './outbox.ts';
import { hasOutboxDatabase, OUTBOX_DATABASE } from './outbox-database.ts';

const STORE = 'outbox';

/**
 * Stores lines in IndexedDB, shared by the tabs of a site. The database is created with the first line, never before,
 * and deleted by `clear`.
 */
export function indexedDbLines(factory: IDBFactory): LineStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= opening(factory).then((database) => {
      // Another tab deletes the database: an open connection would block it.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      return database;
    });
    return opened;
  };
  const inTransaction = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ) => {
    const transaction = (await open()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.commit(); // an automatic commit would come too late on a page that is being left
    return new Promise<T | undefined>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    put: async (stored) => void (await inTransaction('readwrite', (store) => store.put(stored))),
    remove: async (lines) => {
      await inTransaction('readwrite', (store) => {
        for (const line of lines) store.delete(line);
        return undefined;
      });
    },
    all: async () => {
      if (!opened && !(await hasOutboxDatabase(factory))) return [];
      const stored = (await inTransaction<StoredLine[]>('readonly', (store) => store.getAll())) ?? [];
      return stored.sort((a, b) => a.atMs - b.atMs);
    },
    clear: async () => {
      const was = opened;
      opened = undefined;
      (await was?.catch(() => undefined))?.close(); // wait for the started open
      await new Promise<void>((resolve, reject) => {
        const request = factory.deleteDatabase(OUTBOX_DATABASE);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    },
  };
}

const opening = (factory: IDBFactory) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(OUTBOX_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'line' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
