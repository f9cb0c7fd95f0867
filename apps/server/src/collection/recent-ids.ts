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
    has: (id) => ids.find(packed(id)) === true,
    add: (id) => {
      ids.age(0);
      ids.add(packed(id), true);
    },
  };
}

/** An id in 16 characters. The id itself is a slice that keeps the whole hash: 112 bytes instead of 32. */
const packed = (id: string): string => Buffer.from(id, 'hex').toString('latin1');
