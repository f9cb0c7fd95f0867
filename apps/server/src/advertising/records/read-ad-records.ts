/** Reads counts of promises and states of creatives, of all servers. */
import {
  AD_PROMISES,
  type AdPromiseName,
  CreativeProblem,
  instantOf,
  localDateAt,
  type PromiseOutcome,
  plusDays,
  type SoldCreative,
} from '@sintonia/contracts';
import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '../../query/relations.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { adCreative, adPromiseQuarter } from '../../stores/operational/tables/advertising-tables.ts';

export const CONTRACT_DAYS = 30;
/** Maximum number of creatives stored and listed. */
export const MAX_CREATIVES = 500;

export type PromiseCounts = Record<PromiseOutcome, Record<AdPromiseName, number>>;

/** Whose promises: those of the website's breaks, of the simulated audience of the demonstration, or of both. */
export type PromiseAudience = 'site' | 'demo' | 'both';

/** Which promises are counted. */
export interface PromiseSpan extends Period {
  audience: PromiseAudience;
}

/** The last `CONTRACT_DAYS` of the website, today included. */
export function contractSpan(nowMs: number, timeZone: string): PromiseSpan {
  const today = localDateAt(nowMs, timeZone);
  const midnight = (days: number) => instantOf(plusDays(today, days), '00:00', timeZone);
  return { fromMs: midnight(1 - CONTRACT_DAYS), toMs: midnight(1), audience: 'site' };
}

const isWithin = ({ fromMs, toMs, audience }: PromiseSpan) =>
  and(
    gte(adPromiseQuarter.since, new Date(fromMs)),
    lt(adPromiseQuarter.since, new Date(toMs)),
    ...(audience === 'both' ? [] : [eq(adPromiseQuarter.isDemo, audience === 'demo')]),
  );

export async function readPromises(database: OperationalDatabase, span: PromiseSpan): Promise<PromiseCounts> {
  const { promise, kept, broken } = adPromiseQuarter;
  const rows = await database
    .select({ promise, kept: sumOf(kept), broken: sumOf(broken) })
    .from(adPromiseQuarter)
    .where(isWithin(span))
    .groupBy(promise);
  const countsOf = (what: PromiseOutcome) =>
    Object.fromEntries(
      AD_PROMISES.map((name) => [name, rows.find((row) => row.promise === name)?.[what] ?? 0]),
    ) as Record<AdPromiseName, number>; // cast: all keys
  return { kept: countsOf('kept'), broken: countsOf('broken') };
}

const sumOf = (column: AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** The quarters of an hour that add up to one count, oldest first, and the statement that reads them. */
export async function readPromiseQuarters(
  database: OperationalDatabase,
  { promise, what, ...span }: PromiseSpan & { promise: AdPromiseName; what: PromiseOutcome },
): Promise<{ rows: { since: string; count: number }[]; statement: string }> {
  const { since, [what]: column } = adPromiseQuarter;
  const query = database
    .select({ since, count: sumOf(column) })
    .from(adPromiseQuarter)
    .where(and(isWithin(span), eq(adPromiseQuarter.promise, promise), gt(column, 0)))
    .groupBy(since)
    .orderBy(since);
  const rows = await query;
  return {
    rows: rows.map((row) => ({ since: row.since.toISOString(), count: row.count })),
    statement: query.toSQL().sql,
  };
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
