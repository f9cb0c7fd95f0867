/** Maintains rollups: examines arrivals, counts settled hours, deletes unused builds. */

import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { buildFacts, buildNewFacts, type NewFacts } from '../facts/build-facts.ts';
import { buildHours, type DueHours, engineTime, findDueHours } from './build-hours.ts';
import { createBuildNumbers } from './build-numbers.ts';
import { findTouchedHours } from './find-touched-hours.ts';
import { SETTLE_MS } from './rollup-kinds.ts';
import { isNothingDue, readStoredState, type StoredState } from './stored-state.ts';
import { sweepBuilds } from './sweep-builds.ts';

const EVERY_MS = 30_000;
const FIRST_AFTER_MS = 5000;
/** Pause after a round that leaves hours without facts. */
const MORE_AFTER_MS = 5000;
/** How often facts are written again: one event that is hours late invalidates two days of them. Hours without facts do not wait. */
const SLOWLY_EVERY_MS = 10 * MINUTE_MS;
/** Most hours per search, latest first: a year takes several searches. */
const MAX_HOURS = 240;

export interface RollupParts {
  events: Pick<EventStore, 'query' | 'change' | 'remove'>;
  /** Suite that is built first. */
  reportSuite: string;
  nowMs: () => number;
  settleMs?: number;
  /** Most new rows per statement. */
  mostRows?: number;
  /** Whether to end before the next statement. */
  isStopped?: () => boolean;
}

export interface Rollups {
  /** Counts all settled hours; returns their number. Rejects with `EventStoreError`. */
  buildDue(): Promise<number>;
  /** Writes facts of all hours that ended a day ago; returns their number. Rejects with `EventStoreError`. */
  buildFacts(): Promise<number>;
  /** Writes facts of some hours that have never had any, of those that `buildDue` has examined. Rejects with `EventStoreError`. */
  buildNewFacts(): Promise<NewFacts>;
}

export function createRollups({
  events,
  reportSuite,
  nowMs,
  settleMs = SETTLE_MS,
  mostRows,
  isStopped = () => false,
}: RollupParts): Rollups {
  const reserveNumbers = createBuildNumbers(nowMs, Math.random);
  /** A run above the memory limit is counted hour by hour; a single hour above it is counted on request. */
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
  const facts = { events, reportSuite, settleMs, reserveNumbers, isStopped, tooLarge: new Set<string>() };
  return {
    buildDue: async () => {
      await findTouchedHours(events, await engineTime(events), settleMs, mostRows);
      let built = 0;
      for (;;) {
        const search = { nowMs: await engineTime(events), settleMs, reportSuite, most: MAX_HOURS };
        const before = built;
        for (const run of await findDueHours(events, search)) {
          if (isStopped()) return built;
          built += await build(run);
        }
        if (built === before) return built;
      }
    },
    buildFacts: async () => {
      await findTouchedHours(events, await engineTime(events), settleMs, mostRows);
      return buildFacts(facts);
    },
    buildNewFacts: () => buildNewFacts(facts),
  };
}

/**
 * Runs until stopped. A round in which nothing can be due takes one statement, so an idle server is idle. A failure is
 * logged and retried; reports are correct without it.
 */
export function maintainRollups(
  parts: RollupParts,
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
): () => Promise<void> {
  let isStopped = false;
  const rollups = createRollups({ ...parts, isStopped: () => isStopped });
  let sweptAtMs = 0;
  /** Before the last round that left nothing to do. */
  let complete: StoredState | null = null;
  /** Returns the pause until the next round, ms. */
  const round = async (): Promise<number> => {
    const state = await readStoredState(parts.events);
    if (complete && isNothingDue(complete, state, parts.settleMs ?? SETTLE_MS)) return EVERY_MS;
    const built = await rollups.buildDue();
    if (built > 0) log.debug({ part: 'rollups', built }, 'hours were counted');
    const isSlow = parts.nowMs() - sweptAtMs >= SLOWLY_EVERY_MS;
    if (isSlow) sweptAtMs = parts.nowMs();
    const { written, isMore } = isSlow
      ? { written: await rollups.buildFacts(), isMore: false }
      : await rollups.buildNewFacts();
    if (written > 0) log.debug({ part: 'rollups', written }, 'facts of hours were written');
    if (isSlow) {
      await sweepBuilds(parts.events, sweptAtMs);
      complete = state;
    }
    return isMore ? MORE_AFTER_MS : EVERY_MS;
  };
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(run, FIRST_AFTER_MS).unref();
  function run(): void {
    running = round()
      .catch((error: unknown) => {
        if (!isStopped) log.warn({ part: 'rollups', err: error }, 'hours were not counted');
        return EVERY_MS;
      })
      .then((pauseMs) => {
        if (!isStopped) timer = setTimeout(run, pauseMs).unref();
      });
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
