import { OUTBOX_DATABASE } from './outbox-database.ts';

const STORE = 'outbox';

/** Reading `indexedDB` itself may fail where storage is blocked. */
export type PageStorage = Pick<Window, 'indexedDB'>;

/** The IndexedDB database of stored lines. */
export interface LineDatabase {
  /** Resolves with the request's result when the transaction is complete. */
  inTransaction<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined>;
  isOpen(): boolean;
  clear(): Promise<void>;
}

/** Shared by the tabs of a site; created with the first line, never before, and deleted by `clear`. */
export function lineDatabase(page: PageStorage): LineDatabase {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= opening(page).then((database) => {
      // Another tab deletes the database: an open connection would block it.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      return database;
    });
    return opened;
  };
  const inTransaction: LineDatabase['inTransaction'] = async (mode, work) => {
    const transaction = (await open()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.commit(); // an automatic commit would come too late on a page that is being left
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    inTransaction,
    isOpen: () => opened !== undefined,
    clear: async () => {
      const was = opened;
      opened = undefined;
      (await was?.catch(() => undefined))?.close(); // wait for the started open
      await new Promise<void>((resolve, reject) => {
        const request = page.indexedDB.deleteDatabase(OUTBOX_DATABASE);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    },
  };
}

const opening = ({ indexedDB }: PageStorage) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(OUTBOX_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'line' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
