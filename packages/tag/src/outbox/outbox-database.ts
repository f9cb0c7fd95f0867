/** Name of the IndexedDB database that keeps lines. */
export const OUTBOX_DATABASE = 'sintonia';

/** Whether this browser keeps lines of an earlier page. Creates nothing. */
export const hasOutboxDatabase = async (factory: Pick<IDBFactory, 'databases'>): Promise<boolean> =>
  (await factory.databases()).some(({ name }) => name === OUTBOX_DATABASE);
