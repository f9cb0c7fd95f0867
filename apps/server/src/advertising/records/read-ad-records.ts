/** Reads counts of promises and states of creatives, of all servers. */
import { CreativeProblem, DAY_MS, type SoldCreative } from '@sintonia/contracts';
import { and, desc, gte, lte, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { adCreative, adPromiseDay } from '../../stores/operational/tables/advertising-tables.ts';
import { AD_PROMISES, type AdPromise } from '../contract/ad-contract.ts';

export const CONTRACT_DAYS = 30;
/** Maximum number of creatives stored and listed. */
export const MAX_CREATIVES = 500;

export type PromiseCounts = Record<'kept' | 'broken', Record<AdPromise, number>>;

/** Counts of the last `CONTRACT_DAYS`. */
export const readPromises = (database: OperationalDatabase, now: Date): Promise<PromiseCounts> =>
  readPromisesOf(database, { from: dayOf(now.getTime() - (CONTRACT_DAYS - 1) * DAY_MS), to: dayOf(now.getTime()) });

/** @param days first and last, in UTC */
export async function readPromisesOf(
  database: OperationalDatabase,
  days: { from: string; to: string },
): Promise<PromiseCounts> {
  const rows = await database
    .select()
    .from(adPromiseDay)
    .where(and(gte(adPromiseDay.day, days.from), lte(adPromiseDay.day, days.to)));
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
    .limit(MAX_CREATIVES);
  return rows.map(({ problem, lastAt, ...row }) => ({
    ...row,
    problem: problem === null ? null : CreativeProblem.catch('internal').parse(problem),
    lastAt: lastAt.toISOString(),
  }));
}

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
