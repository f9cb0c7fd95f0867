/**
 * `npm run bench -- reports [millions]`: every report of four weeks and of one day, with rollups and from events, in
 * the same run; at a tenth of the events and at all of them.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@sintonia/contracts';
import type { SuitePeriod } from '../apps/server/src/query/relations.ts';
import { createRollups } from '../apps/server/src/query/rollups/maintain-rollups.ts';
import { findSources, type Sources, sourcesWithoutRollups } from '../apps/server/src/query/rollups/sources.ts';
import { sweepBuilds } from '../apps/server/src/query/rollups/sweep-builds.ts';
import { queryRunner } from '../apps/server/src/query/run-query.ts';
import type { Sql } from '../apps/server/src/query/sql.ts';
import { overviewReport } from '../apps/server/src/reports/overview/overview-report.ts';
import { hitTotalsQuery, playTotalsQuery } from '../apps/server/src/reports/overview/overview-totals.ts';
import { topVideosQuery } from '../apps/server/src/reports/top-videos.ts';
import {
  type EmbeddedEventStore,
  openEmbeddedEventStore,
} from '../apps/server/src/stores/events/embedded-event-store.ts';
import type { EventStore } from '../apps/server/src/stores/events/event-store.ts';
import { DAYS, END_MS, generateEvents, SUITE } from './generate-events.ts';
import { processorMs } from './processor-time.ts';

const DAY_BEGIN_MS = Math.floor(END_MS / DAY_MS) * DAY_MS;
/** Generated events are visible once acknowledged. */
export const SETTLE_MS = 10;
const WARM_RUNS = 9;
/** Counting from events may take longer than an analyst would wait. */
const LIMITS = { maxSeconds: 300, maxMemoryBytes: 6_000_000_000 };
/** Processor time above which a query from events is not repeated. */
const LONG_MS = 2000;
const RUNS_WITHOUT = 3;

const QUERIES: Record<string, (sources: Sources) => Sql> = {
  'totals and hours of hits': hitTotalsQuery,
  'totals and hours of playback': playTotalsQuery,
  'top videos': (sources) => topVideosQuery(sources, 20),
};
const IN_PERIOD = `suite = {suite:String} and hour >= fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC')
  and hour < fromUnixTimestamp64Milli({toMs:Int64}, 'UTC')`;
/** Reads the hours of the overview once. */
const REFERENCE = `
  select count(), sum(counted), sum(persons) from (
    select sum(pageviews) as counted, uniqExactMerge(visitors) as persons from hit_hours where ${IN_PERIOD}
    union all select count(), uniqExact(session) from session_hours where ${IN_PERIOD} group by video_id
  )`;
const PERIODS: Record<string, SuitePeriod> = {
  [`${DAYS} days`]: { suite: SUITE, fromMs: DAY_BEGIN_MS - (DAYS - 1) * DAY_MS, toMs: END_MS },
  today: { suite: SUITE, fromMs: DAY_BEGIN_MS, toMs: END_MS },
};

/** Processor time of the engine, which is independent of other load, and elapsed time. */
interface QueryTiming {
  coldMs: number;
  /** Elapsed time. */
  p95Ms: number;
  cpuMs: number;
  /** Null without an alternative. */
  withoutCpuMs: number | null;
}

export async function run(): Promise<void> {
  const millions = Number(process.argv[3] ?? 20);
  if (!(millions > 0)) throw new Error('npm run bench -- reports [millions of events, 20] [directory to keep them in]');
  const retained = process.argv[4];
  const dir = retained ?? (await mkdtemp(join(tmpdir(), 'sintonia-bench-')));
  try {
    const small = await take(join(dir, 'tenth'), millions * 100_000);
    const large = await take(join(dir, 'whole'), millions * 1_000_000);
    console.log(`${millions} million events (2 in 5 hits) of ${DAYS} days, and a tenth of them; times in ms`);
    console.table(Object.fromEntries(Object.entries(large).map(([name, row]) => [name, summary(row, small[name])])));
  } finally {
    if (retained === undefined) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Generates the events, unless a previous run kept them, and measures. */
async function take(dataDir: string, size: number): Promise<Record<string, QueryTiming>> {
  await fill(dataDir, size);
  return measure(dataDir);
}

const summary = ({ coldMs, p95Ms, cpuMs, withoutCpuMs }: QueryTiming, small: QueryTiming | undefined) => {
  const ratio = (a: number | null, b: number | null | undefined) => (a && b ? (a / b).toFixed(1) : '');
  return {
    'without ÷ with': ratio(withoutCpuMs, cpuMs),
    'with, ten times the events': ratio(cpuMs, small?.cpuMs),
    'without, ten times': ratio(withoutCpuMs, small?.withoutCpuMs),
    'with: CPU': cpuMs.toFixed(0),
    'without: CPU': withoutCpuMs?.toFixed(0) ?? '',
    'with: p95 on the clock': p95Ms.toFixed(0),
    'with: cold': coldMs.toFixed(0),
  };
};

export async function fill(dataDir: string, size: number): Promise<void> {
  const store = await openEmbeddedEventStore({ dataDir });
  const beganMs = performance.now();
  const [made] = await store.query<{ n: number }>(
    'select (select count() from hits) + (select count() from playback) as n',
  );
  await generateEvents(store, { from: made?.n ?? 0, rows: Math.max(size - (made?.n ?? 0), 0) });
  // Events are generated in no order of time. Where they arrive in order, few parts have events of an hour.
  for (const table of ['hits', 'playback']) await store.change(`optimize table ${table} final`, {}, LIMITS);
  await new Promise((resolve) => setTimeout(resolve, 2 * SETTLE_MS));
  const filledMs = performance.now();
  const rollups = createRollups({ events: store, reportSuite: SUITE, nowMs: Date.now, settleMs: SETTLE_MS });
  const hours = await rollups.buildDue();
  const countedMs = performance.now();
  const facts = await rollups.buildFacts();
  await sweepBuilds(store, Date.now() + DAY_MS); // of older definitions, in a directory that was kept
  const seconds = (fromMs: number, toMs: number) => `${((toMs - fromMs) / 1000).toFixed(0)} s`;
  console.log(
    `${size} events: made in ${seconds(beganMs, filledMs)}, ${hours} hours counted in ${seconds(filledMs, countedMs)}, facts of ${facts} written in ${seconds(countedMs, performance.now())}`,
  );
  const bytes = await store.query<{ table: string; megabytes: number }>(
    `select table, round(sum(bytes_on_disk) / 1e6) as megabytes from system.parts
     where active and database = currentDatabase() group by table having megabytes > 0 order by megabytes desc`,
  );
  console.log(`megabytes: ${bytes.map(({ table, megabytes }) => `${table} ${megabytes}`).join(', ')}`);
  await store.close();
}

/** On a fresh engine with empty caches; the system's file cache stays. */
async function measure(dataDir: string): Promise<Record<string, QueryTiming>> {
  const store = await openEmbeddedEventStore({ dataDir });
  const withLimits = {
    query: <T>(...[sql, params]: Parameters<EventStore['query']>) => store.query<T>(sql, params, LIMITS),
  };
  const timing: Record<string, QueryTiming> = {};
  for (const [name, period] of Object.entries(PERIODS)) {
    timing[`${name}: where to read`] = await timed(store, () => sourcesOf(store, period), null);
    const sources = await sourcesOf(store, period);
    const whole = sourcesWithoutRollups(period);
    timing[`${name}: reference, the hours read once`] = await timed(
      store,
      () => store.query(REFERENCE, { suite: SUITE, fromMs: period.fromMs, toMs: period.toMs }),
      null,
    );
    for (const [queryName, query] of Object.entries(QUERIES)) {
      timing[`${name}: ${queryName}`] = await timed(
        store,
        () => ask(store, query(sources)),
        () => ask(store, query(whole)),
      );
    }
    timing[`${name}: the whole overview`] = await timed(
      store,
      () => overviewReport(store, period, SETTLE_MS),
      () => overviewReport(withLimits, period, null),
    );
  }
  await store.close();
  return timing;
}

const sourcesOf = (store: Pick<EventStore, 'query'>, period: SuitePeriod) => findSources(store, period, SETTLE_MS);

const ask = (store: EventStore, query: Sql): Promise<unknown> => queryRunner(store, LIMITS)(query);

async function timed(
  store: EmbeddedEventStore,
  work: () => Promise<unknown>,
  without: (() => Promise<unknown>) | null,
): Promise<QueryTiming> {
  const series = async (what: () => Promise<unknown>, runs: number) => {
    const clock: number[] = [];
    let cpuMs = 0;
    for (let i = 0; i < runs; i++) {
      const [began, beganCpu] = [performance.now(), processorMs(store.enginePid())];
      await what();
      clock.push(performance.now() - began);
      const ownMs = processorMs(store.enginePid()) - beganCpu;
      cpuMs += ownMs;
      if (ownMs > LONG_MS) break;
    }
    return { clock: clock.sort(ascending), cpuMs: cpuMs / clock.length };
  };
  const cold = await series(work, 1);
  const warm = await series(work, WARM_RUNS);
  const counted = without ? await series(without, RUNS_WITHOUT) : null;
  return {
    coldMs: cold.clock[0] ?? Number.NaN,
    p95Ms: warm.clock[Math.ceil(warm.clock.length * 0.95) - 1] ?? Number.NaN,
    cpuMs: warm.cpuMs,
    withoutCpuMs: counted?.cpuMs ?? null,
  };
}

const ascending = (a: number, b: number): number => a - b;
