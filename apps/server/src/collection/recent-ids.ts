/** Ids of events that became durable lately: a repeat is answered at once, without another write (S-03). */

export interface RecentIds {
  has(id: string): boolean;
  add(id: string): void;
}

/** Remembers the last `size` to 2 × `size` ids. The store still makes older repeats one row. */
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
