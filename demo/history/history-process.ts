/**
 * Child process that generates the demo's history and continues as time passes. It runs at reduced priority, a few
 * batches ahead of its consumer, and lives as long as its parent.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDemoCatalogue } from '../src/demo.ts';
import { createHistory, type History } from './history.ts';
import type { FromHistory, HistoryRequest, ToHistory } from './history-messages.ts';

/** Requests per message: decoding them blocks the parent for some 25 ms. */
const BATCH = 400;
/** Messages that the parent has not acknowledged yet. */
const AHEAD = 6;
/**
 * Heartbeats of the past are sparser than the ten seconds of § 9: the same play time in fewer events. Abandoned
 * sessions lose half an interval on average, so that the weeks before the story, with the longest interval, have none.
 */
const STORY_DETAIL = { reportEveryS: 120 };
const PLAIN_DETAIL = { reportEveryS: 300, saysGoodbye: true };
const EVERY_MS = 1000;
/** Niceness. */
const LOW_PRIORITY = 5;

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
setPriority(LOW_PRIORITY);

let open = 0;
let acknowledged = Promise.withResolvers<void>();

/** Resolves when the message is sent; waits while too many are unacknowledged. */
async function give(message: FromHistory): Promise<void> {
  while (open >= AHEAD) await acknowledged.promise;
  open += 1;
  process.send?.(message);
}

function onAcknowledged(): void {
  open -= 1;
  acknowledged.resolve();
  acknowledged = Promise.withResolvers();
}

/** Requests that wait for their time, unordered. */
let later: HistoryRequest[] = [];

/** Splits requests into those of the past and those of the future. */
function split(requests: readonly HistoryRequest[]): HistoryRequest[] {
  const nowMs = Date.now();
  later.push(...requests.filter(({ atMs }) => atMs > nowMs));
  return requests.filter(({ atMs }) => atMs <= nowMs);
}

/** @param toMs end of the period of the visits @param partAt share of the past before a time */
async function collect(
  visits: ReturnType<History['visits']>,
  toMs: number,
  partAt: (atMs: number) => number,
): Promise<void> {
  let waiting: HistoryRequest[] = [];
  for await (const { userAgent, lines, startMs } of visits) {
    if (waiting.length >= BATCH) {
      await give({ requests: waiting, untilMs: startMs, part: partAt(startMs) });
      waiting = [];
    }
    waiting.push(...split(lines.map(({ atMs, line }) => ({ atMs, line, userAgent }))));
  }
  if (waiting.length > 0) await give({ requests: waiting, untilMs: toMs, part: partAt(toMs) });
}

async function make({ make: options, fromMs }: Exclude<ToHistory, { taken: true }>): Promise<never> {
  const history = createHistory(readDemoCatalogue(), options);
  const beginsMs = Math.max(fromMs, history.beginsMs);
  const pastUntilMs = Date.now();
  const storyMs = Math.min(Math.max(beginsMs, history.storyBeginsMs), pastUntilMs);
  const part = (atMs: number) => Math.min((atMs - beginsMs) / (pastUntilMs - beginsMs), 0.999);
  await collect(history.visits(beginsMs, storyMs, PLAIN_DETAIL), storyMs, part);
  await collect(history.visits(storyMs, pastUntilMs, STORY_DETAIL), pastUntilMs, part);
  for (let doneMs = pastUntilMs; ; ) {
    const nowMs = Date.now();
    await collect(history.visits(doneMs, nowMs), nowMs, () => 1);
    doneMs = nowMs;
    const due = later;
    later = [];
    await give({ requests: split(due), untilMs: nowMs, part: 1 });
    await sleep(EVERY_MS);
  }
}

process.on('message', (message: ToHistory) => {
  if ('taken' in message) onAcknowledged();
  else
    make(message).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
