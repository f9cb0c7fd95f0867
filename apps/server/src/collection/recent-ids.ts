/** Ids of recently durable events, so that a repeat is answered at once without another write (S-03). */
import { createGenerations } from '../memory/generations.ts';

export interface RecentIds {
  has(id: string): boolean;
  add(id: string): void;
}

/** Holds the last `size` to 2 × `size` ids. Older repeats become one row in the event store. */
export function createRecentIds(size = 100_000): RecentIds {
  const ids = createGenerations<true>(size);
  return {
    has: (id) => ids.find(id) === true,
    add: (id) => {
      ids.age(0);
      ids.add(id, true);
    },
  };
}
