/**
 * Queries of the query model at a tenth of the events and at all of them: processor time of the engine, and elapsed
 * time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { writeDays } from '../apps/server/src/query/days/write-days.ts';
import type { FactsAsOf } from '../apps/server/src/query/facts/find-facts.ts';
import { writeRecentFacts } from '../apps/server/src/query/facts/write-recent-facts.ts';
import { createBuildNumbers } from '../apps/server/src/query/rollups/build-numbers.ts';
import { openEmbeddedEventStore } from '../apps/server/src/stores/events/embedded-event-store.ts';
import { EMPTY_HIT } from '../apps/server/src/stores/events/event-rows.ts';
import type { EventStore } from '../apps/server/src/stores/events/event-store.ts';
import { DAYS, END_MS, SUITE } from './generate-events.ts';
import { peakMegabytes, processorMs } from './processor-time.ts';
import { reportQueries, type Work } from './report-queries.ts';
import { fill, SETTLE_MS } from './reports.ts';

const RUNS = 5;
const DAY_BEGIN_MS = Math.floor(END_MS / DAY_MS) * DAY_MS;
const PERIODS = [
  { period: `${DAYS} days`, days: 28, fromMs: DAY_BEGIN_MS - (DAYS - 1) * DAY_MS },
  { period: 'today', days: 1, fromMs: DAY_BEGIN_MS },
] as const;

interface Timing {
  /** Name of its reference in the same period. */
  reference: string;
  cpuMs: number;
  clockMs: number;
  failure: string;
}

export async function run(): Promise<void> {
  const millions = Number(process.argv[3] ?? 20);
  if (!(millions > 0)) throw new Error('npm run bench -- queries [millions of events, 20] [directory to keep them in]');
  const retained = process.argv[4];
  const dir = retained ?? (await mkdtemp(join(tmpdir(), 'sintonia-bench-')));
  try {
    const tenth = await take(join(dir, 'tenth'), millions * 100_000);
    const whole = await take(join(dir, 'whole'), millions * 1_000_000);
    console.log(
      `${millions} million events (2 in 5 hits) of ${DAYS} days, and a tenth of them; ms of the engine's processor`,
    );
    console.table(
      Object.fromEntries(
        [...whole].map(([name, { reference, cpuMs, clockMs, failure }]) => [
          name,
          {
            ms: cpuMs,
            'on the clock': clockMs,
            '÷ a tenth': ratio(cpuMs, tenth.get(name)?.cpuMs),
            '÷ reference': ratio(cpuMs, whole.get(reference)?.cpuMs),
            failure,
          },
        ]),
      ),
    );
  } finally {
    if (retained === undefined) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

const ratio = (a: number, b: number | undefined): string => (b ? (a / b).toFixed(1) : '');

async function take(dataDir: string, size: number): Promise<Map<string, Timing>> {
  await fill(dataDir, size);
  const store = await openEmbeddedEventStore({ dataDir });
  const asOf = await takeRound(store);
  const timing = new Map<string, Timing>();
  for (const { period, ...query } of PERIODS) {
    for (const [name, work] of Object.entries(reportQueries(store, { ...query, settleMs: SETTLE_MS, asOf }))) {
      const { relations, ...times } = await timed(work, () => processorMs(store.enginePid()));
      const isOfHits = relations.every((relation) => relation === 'hits');
      timing.set(`${period}: ${name}`, {
        ...times,
        reference: `${period}: reference: ${isOfHits ? 'hits' : 'playback'}`,
      });
    }
  }
  console.log(`engine: at most ${peakMegabytes(store.enginePid())} MB of memory, with ${size} events`);
  await store.close();
  return timing;
}

/** A round of facts of the last hours, after one more hit has changed them all. */
async function takeRound(store: EventStore): Promise<FactsAsOf | null> {
  const at = new Date(END_MS - 1).toISOString();
  const own = { event_id: `round ${Date.now()}`, suite: SUITE, visitor_id: 'round', tier: 'consented' as const };
  await store.insert('hits', [{ ...EMPTY_HIT, ...own, occurred_at: at, sent_at: at, received_at: at }]);
  const parts = {
    ...{ events: store, settleMs: SETTLE_MS, tooLarge: new Set<string>() },
    completeness: async () => ({ completeUntil: new Date().toISOString(), waitingEvents: 0 }),
    reserveNumbers: createBuildNumbers(Date.now, Math.random),
  };
  const beganMs = performance.now();
  const asOf = await writeRecentFacts(parts, SUITE, Math.ceil(END_MS / HOUR_MS) * HOUR_MS);
  console.log(`facts of the last hours: written again in ${Math.round(performance.now() - beganMs)} ms`);
  if (asOf === null) throw new Error('no round without completeness');
  const countedMs = performance.now();
  const days = await writeDays(parts, { suite: SUITE, timeZone: 'UTC', asOf });
  console.log(`days: counted in ${Math.round(performance.now() - countedMs)} ms`);
  // The last event is of the present of these answers, as it is on a server.
  return { ...asOf, days, completeUntil: new Date(END_MS - 1).toISOString() };
}

/** Medians, after one uncounted run. A failure is reported with its reason. */
async function timed(
  work: Work,
  cpu: () => number,
): Promise<Omit<Timing, 'reference'> & { relations: readonly string[] }> {
  const clocks: number[] = [];
  let cpuMs = 0;
  let relations: readonly string[] = [];
  try {
    for (let i = 0; i <= RUNS; i++) {
      const [began, beganCpu] = [performance.now(), cpu()];
      relations = await work();
      if (i > 0) {
        clocks.push(performance.now() - began);
        cpuMs += cpu() - beganCpu;
      }
    }
  } catch (error) {
    return { cpuMs: Number.NaN, clockMs: Number.NaN, failure: String(error).slice(0, 60), relations };
  }
  return { cpuMs: Math.round(cpuMs / RUNS), clockMs: median(clocks), failure: '', relations };
}

const median = (values: number[]): number => Math.round(values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN);
