/** V-08: persists the counts of kept and broken promises and the state of each creative, across processes. */
import type { AdPromiseName, PromiseOutcome } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { CreativeRecord } from '../creatives/creative-record.ts';
import { createPromiseQuarters } from './promise-quarters.ts';
import { contractSpan, MAX_CREATIVES, type PromiseCounts, readPromises } from './read-ad-records.ts';
import { writeRows } from './write-ad-records.ts';

/** Interval between writes, milliseconds. */
const WRITE_INTERVAL_MS = 10_000;

export interface AdRecords {
  /** Counted at once, written within `WRITE_INTERVAL_MS`. */
  promise(what: PromiseOutcome, promise: AdPromiseName): void;
  creative(record: CreativeRecord): void;
  /** Sum over all servers, including today, without counts that other servers have not yet written. */
  lastDays(): Promise<PromiseCounts>;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

export interface AdRecordsPorts {
  database: OperationalDatabase;
  /** In which the last days are counted. */
  timeZone: () => Promise<string>;
  nowMs: () => number;
  onError: (error: unknown) => void;
}

export function createAdRecords({ database, timeZone, nowMs, onError }: AdRecordsPorts): AdRecords {
  const quarters = createPromiseQuarters(false);
  let creatives = new Map<string, CreativeRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const soon = () => {
    timer ??= setTimeout(() => void write(), WRITE_INTERVAL_MS);
    timer.unref();
  };
  /** Writes are sequential; counts of a failed write are added to the next. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      const [promises, files] = [quarters.take(), [...creatives.values()]];
      creatives = new Map();
      if (promises.length === 0 && files.length === 0) return;
      try {
        await database.transaction((transaction) => writeRows(transaction, promises, files, new Date(nowMs())));
      } catch (error) {
        onError(error);
        quarters.restore(promises);
        for (const file of files) if (!creatives.has(file.key)) creatives.set(file.key, file);
        soon();
      }
    });
    return writing;
  }

  return {
    promise(what, promise) {
      quarters.count({ atMs: nowMs(), what, promise });
      soon();
    },
    creative(record) {
      creatives.set(record.key, record);
      if (creatives.size > MAX_CREATIVES) creatives.delete([...creatives.keys()][0] ?? '');
      soon();
    },
    async lastDays() {
      await write();
      return readPromises(database, contractSpan(nowMs(), await timeZone()));
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
