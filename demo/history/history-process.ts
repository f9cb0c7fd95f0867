/**
 * Child process that generates the demo's history and continues as time passes. It runs at low priority, one batch
 * ahead of its consumer, and lives as long as its parent.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDemoCatalogue } from '../src/demo.ts';
import { createHistory, type History } from './history.ts';
import type { FromHistory, HistoryRequest, ToHistory } from './history-messages.ts';

const BATCH = 400;
/** Heartbeats of the past are sparser than the ten seconds of § 9: a sixth of the events gives the same play time. */
const PAST_REPORTS_S = 60;
const EVERY_MS = 1000;
/** Niceness. */
const LOW_PRIORITY = 15;

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
setPriority(LOW_PRIORITY);

let taken: PromiseWithResolvers<void> | null = null;

/** Generates the next batch while this one is processed. */
async function give(requests: HistoryRequest[], part: number): Promise<void> {
  await taken?.promise;
  taken = Promise.withResolvers();
  process.send?.({ requests, part } satisfies FromHistory);
}

/** Requests that wait for their time, unordered. */
let later: HistoryRequest[] = [];

/** Splits requests into those of the past and those of the future. */
function split(requests: readonly HistoryRequest[]): HistoryRequest[] {
  const nowMs = Date.now();
  later.push(...requests.filter(({ atMs }) => atMs > nowMs));
  return requests.filter(({ atMs }) => atMs <= nowMs);
}

async function collect(visits: ReturnType<History['visits']>, onVisit: (startMs: number) => number): Promise<void> {
  const waiting: HistoryRequest[] = [];
  for await (const { userAgent, lines, startMs } of visits) {
    waiting.push(...split(lines.map(({ atMs, line }) => ({ atMs, line, userAgent }))));
    while (waiting.length >= BATCH) await give(waiting.splice(0, BATCH), onVisit(startMs));
  }
  if (waiting.length > 0) await give(waiting, onVisit(Number.POSITIVE_INFINITY));
}

async function make({ make: options, fromMs }: Exclude<ToHistory, { taken: true }>): Promise<never> {
  const history = createHistory(readDemoCatalogue(), options);
  const beginsMs = Math.max(fromMs, history.beginsMs);
  const pastUntilMs = Date.now();
  const part = (startMs: number) => Math.min((startMs - beginsMs) / (pastUntilMs - beginsMs), 0.999);
  await collect(history.visits(beginsMs, pastUntilMs, PAST_REPORTS_S), part);
  for (let doneMs = pastUntilMs; ; ) {
    const nowMs = Date.now();
    await collect(history.visits(doneMs, nowMs), () => 1);
    doneMs = nowMs;
    const due = later;
    later = [];
    await give(split(due), 1);
    await sleep(EVERY_MS);
  }
}

process.on('message', (message: ToHistory) => {
  if ('taken' in message) taken?.resolve();
  else
    make(message).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
