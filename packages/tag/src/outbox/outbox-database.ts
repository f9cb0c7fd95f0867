/** Name of the outbox's IndexedDB database. */
export const OUTBOX_DATABASE = 'sintonia';

/** True when this browser has stored lines of an earlier page. Creates nothing. */
export const hasOutboxDatabase = async (factory: Pick<IDBFactory, 'databases'>): Promise<boolean> =>
  (await factory.databases()).some(({ name }) => name === OUTBOX_DATABASE);
