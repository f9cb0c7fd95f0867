/**
 * The demo's history: a month of a simulated audience, loaded after the server is ready, followed by light traffic
 * while it runs. It has its own report suite and can be removed permanently.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DAY_MS, type DemoHistoryStatus } from '@sintonia/contracts';
import type { FromHistory, HistoryActivity, ToHistory } from '@sintonia/demo/history';
import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
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
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  nowMs: () => number;
}

export interface DemoHistory {
  suite: string;
  /** Starts in the background; never rejects. */
  start(): Promise<void>;
  status(): DemoHistoryStatus;
  /** Deletes all of it; it is not loaded again. */
  remove(): Promise<void>;
  stop(): Promise<void>;
}

const SEED = 2026;
/** Pause between two batches, so that the server can answer visitors. */
const PAUSE_MS = 20;
/** Delay after the stream refused a batch. */
const AGAIN_MS = 1000;
const REMEMBER_EVERY_MS = 60_000;

export function createDemoHistory(options: DemoHistoryOptions): DemoHistory {
  const { dataDir, suite, days, organisationId, origin, activities, events, stream, log, receive, nowMs } = options;
  let state: HistoryState | null = null;
  let child: ChildProcess | null = null;
  let part = 0;
  let loaded = 0;
  let rememberedMs = 0;
  let taking: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const remember = async (more: Partial<HistoryState>) => {
    if (state === null) return;
    state = { ...state, ...more };
    await writeHistoryState(dataDir, state);
  };

  const take = async ({ requests, part: reached }: FromHistory, from: ChildProcess) => {
    while (!isStopped && requests.length > 0 && !(await receive(requests))) await sleep(AGAIN_MS);
    if (isStopped) return;
    loaded += requests.length;
    if (part < 1 && reached === 1) {
      log.info({ part: 'demo', events: loaded, days }, 'the demonstration history is loaded');
      rememberedMs = 0;
    }
    part = Math.max(part, reached);
    if (reached === 1 && nowMs() - rememberedMs > REMEMBER_EVERY_MS) {
      rememberedMs = nowMs();
      // Up to the next time: a server that is killed begins there again, and makes no visit twice.
      await remember({ loadedUntilMs: rememberedMs + REMEMBER_EVERY_MS });
    }
    if (reached < 1) await sleep(PAUSE_MS);
    if (from.connected) from.send({ taken: true } satisfies ToHistory);
  };

  const stop = async () => {
    isStopped = true;
    child?.disconnect();
    child = null;
    await taking;
    if (part === 1 && !state?.isRemoved) await remember({ loadedUntilMs: nowMs() });
  };

  const begin = async () => {
    state = await readHistoryState(dataDir);
    if (state?.isRemoved || isStopped) return;
    if (state === null) {
      state = { anchorMs: nowMs(), loadedUntilMs: null, isRemoved: false };
      await writeHistoryState(dataDir, state);
    }
    const { anchorMs, loadedUntilMs } = state;
    const made = fork(fileURLToPath(import.meta.resolve('@sintonia/demo/history-process')), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = made;
    made.on('message', (message: FromHistory) => {
      taking = take(message, made).catch((err: unknown) =>
        log.warn({ part: 'demo', err }, 'the demonstration history stopped'),
      );
    });
    made.on('error', (err) => log.warn({ part: 'demo', err }, 'the demonstration history could not be generated'));
    const make = {
      seed: SEED,
      anchorMs,
      days,
      size: 1,
      origin,
      organisationId,
      reportSuite: suite,
      activities: activities(),
    };
    const earliestMs = nowMs() - days * DAY_MS;
    made.send({
      make,
      fromMs: Math.max(loadedUntilMs ?? 0, loadedUntilMs === null ? 0 : earliestMs),
    } satisfies ToHistory);
  };

  return {
    suite,
    start: () =>
      begin().catch((err: unknown) =>
        log.warn({ part: 'demo', err }, 'the demonstration history could not be generated'),
      ),
    status: () => ({
      suite,
      state: state?.isRemoved ? 'removed' : part < 1 ? 'loading' : 'ready',
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
    },
  };
}
