/**
 * The demo's history: weeks of a simulated audience, loaded after the server is ready, followed by light traffic
 * (`continuous-traffic.ts`). It has its own report suite and can be removed permanently. A child process generates it
 * and ends; for the traffic it runs for a moment every half an hour.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, type DemoHistoryStatus, MINUTE_MS } from '@sintonia/contracts';
import type { FromHistory, HistoryActivity } from '@sintonia/demo/history';
import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { createContinuousTraffic } from './continuous-traffic.ts';
import { type HistoryChild, type HistoryChildOptions, startHistoryChild } from './history-child.ts';
import { type HistoryState, readHistoryState, writeHistoryState } from './history-file.ts';

export interface DemoHistoryOptions {
  dataDir: string;
  /** Report suite of the demonstration. */
  suite: string;
  /** Length of the history, days. */
  days: number;
  organisationId: string;
  /** Origin of the addresses that its visitors see. */
  origin: string;
  /** Activities that run on pages, with the ids under which exposures are counted. */
  activities: () => readonly HistoryActivity[];
  events: Pick<EventStore, 'remove'>;
  /** Resolves to false if the stream accepts nothing at present. */
  receive: (requests: FromHistory['requests']) => Promise<boolean>;
  stream: Pick<EventStream, 'settle'>;
  /** Of the advertising contract. */
  removePromises: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  nowMs: () => number;
  /** As of `startHistoryChild`; tests give their own. */
  startChild?: (options: HistoryChildOptions) => HistoryChild;
  /** Delay before the n-th automatic restart of the child process, ms. */
  retryMs?: (restart: number) => number;
}

export interface DemoHistory {
  suite: string;
  /** Starts in the background, or starts again after a failure; never rejects. */
  start(): Promise<void>;
  status(): DemoHistoryStatus;
  /** Deletes all of it; it is not loaded again. */
  remove(): Promise<void>;
  stop(): Promise<void>;
}

const SEED = 2026;
/** Delay after the stream refused a batch. */
const RETRY_DELAY_MS = 1000;
/** Length of the span of future traffic that is generated at once. */
const AHEAD_MS = 30 * MINUTE_MS;
const REMEMBER_LOADING_EVERY_MS = 5000;
/** Automatic restarts of a child process that ended; afterwards staff can start it. */
const RESTARTS = 3;
const RETRY_MS = 2000;

export function createDemoHistory(options: DemoHistoryOptions): DemoHistory {
  const { dataDir, suite, days, organisationId, origin, activities, events, stream, log, receive, nowMs } = options;
  const { startChild = startHistoryChild, retryMs = (restart) => restart * RETRY_MS } = options;
  let state: HistoryState | null = null;
  let child: HistoryChild | null = null;
  /** All visits that start before this time are received or pending. */
  let reachedMs: number | null = null;
  let part = 0;
  let loaded = 0;
  let rememberedMs = 0;
  let taking: Promise<unknown> = Promise.resolve();
  let restarts = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let isStopped = false;

  const remember = async (more: Partial<HistoryState>) => {
    if (state === null) return;
    state = { ...state, ...more };
    await writeHistoryState(dataDir, state);
  };

  const receiveAll = async (requests: FromHistory['requests']) => {
    while (!isStopped && requests.length > 0 && !(await receive(requests))) await sleep(RETRY_DELAY_MS);
    loaded += isStopped ? 0 : requests.length;
  };

  const traffic = createContinuousTraffic({
    receiveAll,
    generatedUntilMs: () => reachedMs ?? 0,
    generate: async () => {
      if (child === null && !hasFailed) await run();
    },
    remember: (loadedUntilMs) => remember({ loadedUntilMs }),
    onError: (error) => log.warn({ part: 'demo', err: error }, 'the demonstration stopped for a moment'),
    nowMs,
  });

  /** After a batch and all batches before it are durable. */
  const onDurable = async ({ part: reached, untilMs }: FromHistory) => {
    if (isStopped) return;
    reachedMs = untilMs;
    if (part < 1 && reached === 1) {
      log.info({ part: 'demo', events: loaded, days }, 'the demonstration history is loaded');
      traffic.start();
    }
    part = Math.max(part, reached);
    if (part === 1) return traffic.remember();
    if (nowMs() - rememberedMs < REMEMBER_LOADING_EVERY_MS) return;
    rememberedMs = nowMs();
    await remember({ loadedUntilMs: untilMs });
  };

  const take = async (batch: FromHistory) => {
    const before = taking;
    const receivedAtMs = nowMs();
    traffic.add(batch.requests.filter(({ atMs }) => atMs > receivedAtMs));
    const received = receiveAll(batch.requests.filter(({ atMs }) => atMs <= receivedAtMs));
    taking = Promise.all([before, received]).then(() => onDurable(batch));
    await taking;
  };

  const onEnd = (cause: string | null) => {
    child = null;
    taking = Promise.resolve();
    if (cause === null) restarts = 0;
    if (isStopped || cause === null) return;
    hasFailed = restarts >= RESTARTS;
    log.warn({ part: 'demo', cause, hasFailed }, 'the demonstration history could not be generated');
    if (hasFailed) return;
    restarts += 1;
    restartTimer = setTimeout(run, retryMs(restarts)).unref();
  };

  const begin = async () => {
    state ??= await readHistoryState(dataDir);
    if (state?.isRemoved || isStopped || child !== null) return;
    if (state === null) {
      state = { anchorMs: nowMs(), loadedUntilMs: null, isRemoved: false };
      await writeHistoryState(dataDir, state);
    }
    const { anchorMs, loadedUntilMs } = state;
    const make = { seed: SEED, anchorMs, days, size: 1, origin, organisationId, reportSuite: suite };
    const beginsMs = nowMs();
    const fromMs = reachedMs ?? Math.max(loadedUntilMs ?? 0, beginsMs - (days + 1) * DAY_MS);
    const liveFromMs = part < 1 ? Math.max(beginsMs, fromMs) : fromMs;
    child = startChild({
      make: { ...make, activities: activities() },
      span: { fromMs, liveFromMs, toMs: Math.max(beginsMs, fromMs) + AHEAD_MS },
      onBatch: take,
      onEnd,
    });
  };
  const run = () => begin().catch((error: unknown) => onEnd(String(error)));

  const stop = async () => {
    isStopped = true;
    clearTimeout(restartTimer);
    traffic.stop();
    child?.stop();
    child = null;
    await taking.catch(() => {}); // reported by `onEnd`
    if (part === 1 && !state?.isRemoved) await remember({ loadedUntilMs: nowMs() });
  };

  return {
    suite,
    start: async () => {
      clearTimeout(restartTimer);
      hasFailed = false;
      restarts = 0;
      await run();
    },
    status: () => ({
      suite,
      state: state?.isRemoved ? 'removed' : hasFailed ? 'failed' : part < 1 ? 'loading' : 'ready',
      part,
      events: loaded,
    }),
    stop,
    async remove() {
      await stop();
      state = { anchorMs: nowMs(), loadedUntilMs: null, ...state, isRemoved: true };
      await writeHistoryState(dataDir, state);
      await stream.settle();
      await events.remove('hits', 'suite = {suite:String}', { suite });
      await events.remove('playback', 'has(suites, {suite:String})', { suite });
      await options.removePromises();
    },
  };
}
