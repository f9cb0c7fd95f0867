/** V-08: persists the counts of kept and broken promises and the state of each creative, across processes. */
import { CreativeProblem, DAY_MS, type SoldCreative } from '@sintonia/contracts';
import { and, desc, gte, lt, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { adCreative, adPromiseDay } from '../../stores/operational/tables/advertising-tables.ts';
import { AD_PROMISES, type AdPromise } from '../contract/ad-contract.ts';
import type { CreativeRecord } from '../creatives/creative-store.ts';

/** Interval between writes, milliseconds. */
const WRITE_MS = 10_000;
export const CONTRACT_DAYS = 30;
/** Most creatives stored and listed. */
const CREATIVES = 500;

export type PromiseCounts = Record<'kept' | 'broken', Record<AdPromise, number>>;

export interface AdRecords {
  /** Counted at once, written within `WRITE_MS`. */
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
    timer ??= setTimeout(() => void write(), WRITE_MS);
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
      if (creatives.size > CREATIVES) creatives.delete([...creatives.keys()][0] ?? '');
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

async function writeRows(
  database: OperationalDatabase,
  promises: readonly { day: string; promise: AdPromise; kept: number; broken: number }[],
  files: readonly CreativeRecord[],
  now: Date,
): Promise<void> {
  if (promises.length > 0)
    await database
      .insert(adPromiseDay)
      .values([...promises])
      .onConflictDoUpdate({
        target: [adPromiseDay.day, adPromiseDay.promise],
        set: {
          kept: sql`${adPromiseDay.kept} + excluded.kept`,
          broken: sql`${adPromiseDay.broken} + excluded.broken`,
        },
      });
  if (files.length === 0) return;
  await database
    .insert(adCreative)
    .values(files.map((file) => ({ ...file, times: 1, lastAt: now })))
    .onConflictDoUpdate({
      target: adCreative.key,
      set: {
        source: sql`excluded.source`,
        problem: sql`excluded.problem`,
        lengthS: sql`excluded.length_s`,
        bytes: sql`excluded.bytes`,
        times: sql`${adCreative.times} + 1`,
        lastAt: sql`excluded.last_at`,
      },
    });
  const [oldest] = await database
    .select({ at: adCreative.lastAt })
    .from(adCreative)
    .orderBy(desc(adCreative.lastAt))
    .offset(CREATIVES)
    .limit(1);
  if (oldest) await database.delete(adCreative).where(and(lt(adCreative.lastAt, oldest.at)));
}

export async function readPromises(database: OperationalDatabase, now: Date): Promise<PromiseCounts> {
  const rows = await database
    .select()
    .from(adPromiseDay)
    .where(gte(adPromiseDay.day, dayOf(now.getTime() - (CONTRACT_DAYS - 1) * DAY_MS)));
  const sumOf = (what: 'kept' | 'broken') =>
    Object.fromEntries(
      AD_PROMISES.map((promise) => [
        promise,
        rows.reduce((sum, row) => sum + (row.promise === promise ? row[what] : 0), 0),
      ]),
    ) as Record<AdPromise, number>; // cast: all keys
  return { kept: sumOf('kept'), broken: sumOf('broken') };
}

/** Unplayable ones first, newest first. */
export async function readCreatives(database: OperationalDatabase): Promise<SoldCreative[]> {
  const rows = await database
    .select()
    .from(adCreative)
    .orderBy(sql`${adCreative.problem} is null`, desc(adCreative.lastAt))
    .limit(CREATIVES);
  return rows.map(({ problem, lastAt, ...row }) => ({
    ...row,
    problem: problem === null ? null : CreativeProblem.catch('internal').parse(problem),
    lastAt: lastAt.toISOString(),
  }));
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** For tests, and where there is no operational store. */
export const NO_RECORDS: AdRecords = {
  promise: () => undefined,
  creative: () => undefined,
  lastDays: () => Promise.reject(new Error('nothing is kept')),
  stop: async () => undefined,
};
