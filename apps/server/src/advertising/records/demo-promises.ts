/** V-08: persists what the contract did in the breaks of the demonstration's audience, apart from the website's. */
import { eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { adPromiseQuarter } from '../../stores/operational/tables/advertising-tables.ts';
import { type CountedPromise, createPromiseQuarters } from './promise-quarters.ts';
import { writePromises } from './write-ad-records.ts';

export interface DemoPromises {
  /** Never rejects: counts of a failed write are added to the next. */
  count(counted: readonly CountedPromise[]): Promise<void>;
  /** Deletes all of them. */
  remove(): Promise<void>;
}

export function createDemoPromises(database: OperationalDatabase, onError: (error: unknown) => void): DemoPromises {
  const quarters = createPromiseQuarters(true);
  return {
    async count(counted) {
      for (const one of counted) quarters.count(one);
      const rows = quarters.take();
      try {
        await writePromises(database, rows);
      } catch (error) {
        quarters.restore(rows);
        onError(error);
      }
    },
    async remove() {
      quarters.take();
      await database.delete(adPromiseQuarter).where(eq(adPromiseQuarter.isDemo, true));
    },
  };
}
