/** V-08: persists the counts of kept and broken promises and the state of each creative, across processes. */
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { AdPromise } from '../contract/ad-contract.ts';
import type { CreativeRecord } from '../creatives/creative-record.ts';
import { dayOf, MAX_CREATIVES, type PromiseCounts, readPromises } from './read-ad-records.ts';
import { writeRows } from './write-ad-records.ts';

/** Interval between writes, milliseconds. */
const WRITE_INTERVAL_MS = 10_000;

export interface AdRecords {
  /** Counted at once, written within `WRITE_INTERVAL_MS`. */
  promise(what: 'kept' | 'broken', promise: AdPromise): void;
  creative(record: CreativeRecord): void;
  /** Sum over all servers, including today, without counts that other servers have not yet written. */
  lastDays(): Promise<PromiseCounts>;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

export interface AdRecordsPorts {
  database: OperationalDatabase;
  nowMs: () => number;
  onError: (error: unknown) => void;
}

export function createAdRecords({ database, nowMs, onError }: AdRecordsPorts): AdRecords {
  let counted = new Map<string, { day: string; promise: AdPromise; kept: number; broken: number }>();
  let creatives = new Map<string, CreativeRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const soon = () => {
    timer ??= setTimeout(() => void write(), WRITE_INTERVAL_MS);
    timer.unref();
  };
  const count: AdRecords['promise'] = (what, promise) => {
    const day = dayOf(nowMs());
    const row = counted.get(`${day} ${promise}`) ?? { day, promise, kept: 0, broken: 0 };
    row[what] += 1;
    counted.set(`${day} ${promise}`, row);
    soon();
  };

  /** Writes are sequential; counts of a failed write are added to the next. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      const [promises, files] = [[...counted.values()], [...creatives.values()]];
      counted = new Map();
      creatives = new Map();
      if (promises.length === 0 && files.length === 0) return;
      try {
        await database.transaction((transaction) => writeRows(transaction, promises, files, new Date(nowMs())));
      } catch (error) {
        onError(error);
        for (const { day, promise, kept, broken } of promises) {
          const row = counted.get(`${day} ${promise}`) ?? { day, promise, kept: 0, broken: 0 };
          counted.set(`${day} ${promise}`, { ...row, kept: row.kept + kept, broken: row.broken + broken });
        }
        for (const file of files) if (!creatives.has(file.key)) creatives.set(file.key, file);
        soon();
      }
    });
    return writing;
  }

  return {
    promise: count,
    creative(record) {
      creatives.set(record.key, record);
      if (creatives.size > MAX_CREATIVES) creatives.delete([...creatives.keys()][0] ?? '');
      soon();
    },
    async lastDays() {
      await write();
      return readPromises(database, new Date(nowMs()));
    },
    async stop() {
      await write();
      clearTimeout(timer);
    },
  };
}

/** For tests, and where there is no operational store. */
export const NO_RECORDS: AdRecords = {
  promise: () => undefined,
  creative: () => undefined,
  lastDays: () => Promise.reject(new Error('nothing is kept')),
  stop: async () => undefined,
};
