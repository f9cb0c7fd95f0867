/** Ids of recently durable events, so that a repeat is answered at once without another write (S-03). */

export interface RecentIds {
  has(id: string): boolean;
  add(id: string): void;
}

/** Holds the last `size` to 2 × `size` ids. Older repeats become one row in the event store. */
export function createRecentIds(size = 100_000): RecentIds {
  let young = new Set<string>();
  let old = new Set<string>();
  return {
    has: (id) => young.has(id) || old.has(id),
    add: (id) => {
      if (young.size >= size) {
        old = young;
        young = new Set();
      }
      young.add(id);
    },
  };
}
