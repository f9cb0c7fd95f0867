/**
 * Facts of the last hours, for as long as somebody reads reports. Every event changes the facts of a day, so hours of the
 * last day never keep facts that have all events; a statement that reads them from the events takes several times as
 * long. They are written again every few seconds instead, and answers say up to when they are complete.
 */
import { type Completeness, MINUTE_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { CountedDays } from '../days/local-days.ts';
import { writeDays } from '../days/write-days.ts';
import { isCombined } from '../of-suites.ts';
import { createBuildNumbers } from '../rollups/build-numbers.ts';
import { SETTLE_MS } from '../rollups/rollup-kinds.ts';
import { completenessAsOf, type FactsAsOf } from './find-facts.ts';
import { isDeletedFrom, type RecentParts, writeRecentFacts } from './write-recent-facts.ts';

/** A round may take a tenth of the time. */
const PAUSE_PER_ROUND = 10;
const PAUSE_MS = { least: 1000, most: 30_000 };
/** A round begins once nothing was asked for so long, since it would delay the answers; it waits until `longest`. */
const QUIET_MS = { least: 1000, longest: 10_000 };
/** After this long without a question nothing is written. */
const KEPT_MS = 5 * MINUTE_MS;
/** Most suites at once; the one asked for longest ago makes room. */
const MOST_SUITES = 4;

export interface RecentFactsParts extends Pick<RecentParts, 'events' | 'completeness'> {
  log: Pick<FastifyBaseLogger, 'warn'>;
  nowMs: () => number;
  /** The broadcaster's, whose days are counted. */
  timeZone: () => Promise<string>;
  /** As in the builder. */
  settleMs?: number;
  acceptMs?: number;
  pauseMs?: { least: number; most: number };
  quietMs?: { least: number; longest: number };
}

export interface RecentFacts {
  /** What to read instead of the present state; null until the first round has ended. Never rejects. */
  asOf(suite: string): Promise<FactsAsOf | null>;
  /** What answers read now contain at least. */
  completenessOf(reaches: Completeness): Completeness;
  stop(): Promise<void>;
}

interface OfSuite {
  askedMs: number;
  facts: FactsAsOf | null;
  running: Promise<void> | null;
  timer: NodeJS.Timeout | undefined;
  /** When days of months that a late event changed may be counted again: a late event of last month changes all of them. */
  monthsDueMs: number;
  /** The facts, unless a deletion has begun since. */
  checking: Promise<FactsAsOf | null> | null;
}

export function createRecentFacts({
  events,
  completeness,
  log,
  nowMs,
  timeZone,
  settleMs = SETTLE_MS,
  acceptMs,
  pauseMs = PAUSE_MS,
  quietMs = QUIET_MS,
}: RecentFactsParts): RecentFacts {
  const suites = new Map<string, OfSuite>();
  const parts = {
    events,
    completeness,
    settleMs,
    ...(acceptMs !== undefined && { acceptMs }),
    reserveNumbers: createBuildNumbers(nowMs, Math.random),
    tooLarge: new Set<string>(),
  };
  let isStopped = false;

  const daysOf = async (suite: string, asOf: FactsAsOf, kept: OfSuite): Promise<CountedDays | null> => {
    const beganMs = nowMs();
    const isOfRecent = beganMs < kept.monthsDueMs;
    try {
      const request = { suite, timeZone: await timeZone(), asOf, isOfRecent, isStopped: () => isStopped };
      const days = await writeDays(parts, request);
      if (!isOfRecent) kept.monthsDueMs = beganMs + (nowMs() - beganMs) * PAUSE_PER_ROUND;
      return days;
    } catch (error) {
      if (!isStopped) log.warn({ part: 'reports', err: error }, 'days were not counted');
      return null;
    }
  };
  const run = async (suite: string, kept: OfSuite): Promise<void> => {
    const beganAt = performance.now();
    try {
      const facts = await writeRecentFacts(parts, suite);
      kept.facts ??= facts; // days of months are counted only after a start
      kept.facts = facts && { ...facts, days: await daysOf(suite, facts, kept) };
    } catch (error) {
      kept.facts = null;
      if (!isStopped) log.warn({ part: 'reports', err: error }, 'facts of the last hours were not written');
    }
    kept.running = null;
    const tookMs = performance.now() - beganAt;
    waitFor(Math.min(Math.max(tookMs * PAUSE_PER_ROUND, pauseMs.least), pauseMs.most), suite, kept);
  };
  const waitFor = (ms: number, suite: string, kept: OfSuite, dueMs = nowMs() + ms): void => {
    if (isStopped || suites.get(suite) !== kept) return;
    const next = () => {
      kept.timer = undefined;
      const quietForMs = nowMs() - kept.askedMs;
      if (quietForMs > KEPT_MS) kept.facts = null;
      else if (quietForMs < quietMs.least && nowMs() - dueMs < quietMs.longest) {
        waitFor(quietMs.least - quietForMs, suite, kept, dueMs);
      } else kept.running = run(suite, kept);
    };
    kept.timer = setTimeout(next, ms).unref();
  };
  const ofSuite = (suite: string): OfSuite => {
    const known = suites.get(suite) ?? {
      askedMs: 0,
      facts: null,
      running: null,
      timer: undefined,
      monthsDueMs: 0,
      checking: null,
    };
    suites.delete(suite);
    suites.set(suite, known);
    const [oldest] = suites.keys();
    if (suites.size > MOST_SUITES && oldest !== undefined) {
      clearTimeout(suites.get(oldest)?.timer);
      suites.delete(oldest);
    }
    return known;
  };
  const unlessDeletedFrom = async (suite: string, kept: OfSuite, facts: FactsAsOf): Promise<FactsAsOf | null> => {
    const isDeleted = await isDeletedFrom(events, suite, facts).catch(() => true);
    kept.checking = null;
    if (isDeleted && kept.facts === facts) kept.facts = null;
    return isDeleted ? null : facts;
  };

  return {
    asOf: async (suite) => {
      if (isStopped || isCombined(suite)) return null;
      const kept = ofSuite(suite);
      kept.askedMs = nowMs();
      if (!kept.running && !kept.timer) waitFor(quietMs.least, suite, kept);
      if (kept.facts === null) return null;
      // Requests at the same time share it: a deletion touches hours long before it removes their facts.
      kept.checking ??= unlessDeletedFrom(suite, kept, kept.facts);
      return kept.checking;
    },
    completenessOf: (reaches) =>
      [...suites.values()].reduce((before, { facts }) => completenessAsOf(before, facts), reaches),
    stop: async () => {
      isStopped = true;
      const all = [...suites.values()];
      for (const { timer } of all) clearTimeout(timer);
      await Promise.all(all.map(({ running }) => running));
    },
  };
}
