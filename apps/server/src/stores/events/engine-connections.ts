/**
 * Connections to the embedded engine. Each runs one statement at a time, in the order of asking; so a statement takes one
 * that is free, and an insert never waits for a report.
 */

export interface Connections<C> {
  /** Runs with a connection that nothing else uses meanwhile; opens one if none is free. Rejects like the work. */
  use<T>(work: (connection: C) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** @param first used for the first statements; `open` opens further ones */
export function createConnections<C extends { close(): Promise<void> }>(first: C, open: () => C): Connections<C> {
  const all = [first];
  const free = [first];
  return {
    use: async (work) => {
      const connection = free.pop() ?? open();
      if (!all.includes(connection)) all.push(connection);
      try {
        return await work(connection);
      } finally {
        free.push(connection);
      }
    },
    close: async () => {
      await Promise.all(all.map((connection) => connection.close()));
    },
  };
}
