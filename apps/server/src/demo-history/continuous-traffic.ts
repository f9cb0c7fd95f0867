/**
 * Light traffic after the history is loaded. Visits are generated ahead of time, and their requests wait here until they
 * are due.
 */
import { MINUTE_MS } from '@sintonia/contracts';
import type { FromHistory } from '@sintonia/demo/history';
import { createPendingRequests } from './pending-requests.ts';

type Requests = FromHistory['requests'];

interface TrafficOptions {
  receiveAll: (requests: Requests) => Promise<void>;
  /** All visits that start before this time are generated, epoch ms. */
  generatedUntilMs: () => number;
  generate: () => Promise<void>;
  /** Stores the time before which no visit is generated again after a restart, epoch ms. */
  remember: (untilMs: number) => Promise<void>;
  onError: (error: unknown) => void;
  nowMs: () => number;
}

export interface ContinuousTraffic {
  add(requests: Requests): void;
  start(): void;
  remember(): Promise<void>;
  stop(): void;
}

const TICK_MS = 1000;
/** The next visits are generated this long before they begin. */
const EARLY_MS = 2 * MINUTE_MS;
const REMEMBER_EVERY_MS = MINUTE_MS;

export function createContinuousTraffic(options: TrafficOptions): ContinuousTraffic {
  const { receiveAll, generatedUntilMs, generate, nowMs, onError } = options;
  const pending = createPendingRequests();
  let rememberedMs = 0;
  let isReceiving = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Remembered up to the next time: a server that is killed continues there, and repeats no visit. */
  const remember = async () => {
    if (nowMs() - rememberedMs < REMEMBER_EVERY_MS) return;
    rememberedMs = nowMs();
    await options.remember(rememberedMs + REMEMBER_EVERY_MS);
  };

  /** Receives what is due, and generates the next visits in time. */
  const tick = async () => {
    if (isReceiving || isStopped) return;
    isReceiving = true;
    try {
      await receiveAll(pending.takeDue(nowMs()));
      await remember();
      if (generatedUntilMs() - nowMs() < EARLY_MS) await generate();
    } finally {
      isReceiving = false;
    }
  };

  return {
    add: pending.add,
    start() {
      timer = setInterval(() => void tick().catch(onError), TICK_MS).unref();
    },
    remember,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
