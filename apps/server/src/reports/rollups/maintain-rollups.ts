/** Keeps hours counted: looks at what arrived, counts what has settled, deletes what is read no more. */

import { HOUR_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { buildFacts } from '../facts/build-facts.ts';
import { buildHours, type DueHours, engineTime, findDueHours } from './build-hours.ts';
import { findTouchedHours } from './find-touched-hours.ts';
import { SETTLE_MS } from './rollup-kinds.ts';
import { BUILDS_PER_MS, sweepBuilds } from './sweep-builds.ts';

const EVERY_MS = 30_000;
const FIRST_AFTER_MS = 5000;
/** An event that is late by hours has the facts of two days written again: not as often as it happens. */
const SLOWLY_EVERY_MS = 10 * 60_000;
/** Hours looked up at once; a year's worth takes several rounds, the latest hours first. */
const MAX_HOURS = 240;

export interface RollupParts {
  events: Pick<EventStore, 'query' | 'change' | 'remove'>;
  /** Built before any other. */
  reportSuite: string;
  nowMs: () => number;
  settleMs?: number;
  /** New rows looked at in one statement. */
  mostRows?: number;
  /** Between two statements. */
  isStopped?: () => boolean;
}

export interface Rollups {
  /** Counts every hour that has settled; gives how many. Rejects with `EventStoreError`. */
  buildDue(): Promise<number>;
  /** Writes the facts of every hour that is over for a day; gives how many. Rejects with `EventStoreError`. */
  buildFacts(): Promise<number>;
}

export function createRollups({
  events,
  reportSuite,
  nowMs,
  settleMs = SETTLE_MS,
  mostRows,
  isStopped = () => false,
}: RollupParts): Rollups {
  let lastBuild = 0;
  /** Numbers of builds that no other one has: above all before, and above those of another server by its clock. */
  const reserveNumbers = (count: number): number => {
    const first = Math.max(nowMs() * BUILDS_PER_MS + Math.floor(Math.random() * BUILDS_PER_MS), lastBuild + 1);
    lastBuild = first + count - 1;
    return first;
  };
  /** A run that is too much at once is counted hour by hour; an hour that is, stays to be counted when it is asked for. */
  const build = async (run: DueHours): Promise<number> => {
    const hours = (run.toMs - run.fromMs) / HOUR_MS;
    try {
      await buildHours(events, run, reserveNumbers(hours));
      return hours;
    } catch (error) {
      if (!(error instanceof EventStoreError) || error.kind !== 'limit') throw error;
      if (hours === 1) return 0;
      let built = 0;
      for (let fromMs = run.fromMs; fromMs < run.toMs && !isStopped(); fromMs += HOUR_MS) {
        built += await build({ ...run, fromMs, toMs: fromMs + HOUR_MS });
      }
      return built;
    }
  };
  return {
    buildDue: async () => {
      await findTouchedHours(events, await engineTime(events), settleMs, mostRows);
      let built = 0;
      for (;;) {
        const asked = { nowMs: await engineTime(events), settleMs, reportSuite, most: MAX_HOURS };
        const before = built;
        for (const run of await findDueHours(events, asked)) {
          if (isStopped()) return built;
          built += await build(run);
        }
        if (built === before) return built;
      }
    },
    buildFacts: async () => {
      await findTouchedHours(events, await engineTime(events), settleMs, mostRows);
      return buildFacts({ events, reportSuite, settleMs, reserveNumbers, isStopped });
    },
  };
}

/** Keeps to it until it is stopped. A failure is logged; reports are right without, and it is tried again. */
export function maintainRollups(
  parts: RollupParts,
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
): () => Promise<void> {
  let isStopped = false;
  const rollups = createRollups({ ...parts, isStopped: () => isStopped });
  let sweptAtMs = 0;
  const round = async () => {
    const built = await rollups.buildDue();
    if (built > 0) log.debug({ part: 'rollups', built }, 'hours were counted');
    if (parts.nowMs() - sweptAtMs < SLOWLY_EVERY_MS) return;
    sweptAtMs = parts.nowMs();
    const written = await rollups.buildFacts();
    if (written > 0) log.debug({ part: 'rollups', written }, 'facts of hours were written');
    await sweepBuilds(parts.events, sweptAtMs);
  };
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(run, FIRST_AFTER_MS).unref();
  function run(): void {
    running = round()
      .catch((error: unknown) => {
        if (!isStopped) log.warn({ part: 'rollups', err: error }, 'hours were not counted');
      })
      .then(() => {
        if (!isStopped) timer = setTimeout(run, EVERY_MS).unref();
      });
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
