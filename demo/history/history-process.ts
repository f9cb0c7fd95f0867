/**
 * Child process that generates a span of the demo's history and ends. It runs at reduced priority, a few batches ahead of
 * its consumer, and at most as long as its parent.
 */
import { setPriority } from 'node:os';
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

/** @param toMs end of the period of the visits @param partAt share of the past before a time */
async function collect(
  visits: ReturnType<History['visits']>,
  toMs: number,
  partAt: (atMs: number) => number,
): Promise<void> {
  let waiting: HistoryRequest[] = [];
  for await (const { userAgent, lines, downloads, promises, startMs } of visits) {
    if (waiting.length >= BATCH) {
      await give({ requests: waiting, untilMs: startMs, part: partAt(startMs) });
      waiting = [];
    }
    waiting.push(...lines.map((line) => ({ ...line, userAgent })), ...downloads, ...promises);
  }
  await give({ requests: waiting, untilMs: toMs, part: partAt(toMs) });
}

async function make({ make: options, span }: Exclude<ToHistory, { taken: true }>): Promise<void> {
  const history = createHistory(readDemoCatalogue(), options);
  const { toMs, liveFromMs } = span;
  const beginsMs = Math.max(span.fromMs, history.beginsMs);
  const storyMs = Math.min(Math.max(beginsMs, history.storyBeginsMs), liveFromMs);
  const part = (atMs: number) => Math.min((atMs - beginsMs) / Math.max(liveFromMs - beginsMs, 1), 0.999);
  if (beginsMs < storyMs) await collect(history.visits(beginsMs, storyMs, PLAIN_DETAIL), storyMs, part);
  if (storyMs < liveFromMs) await collect(history.visits(storyMs, liveFromMs, STORY_DETAIL), liveFromMs, part);
  await collect(history.visits(Math.max(beginsMs, liveFromMs), toMs), toMs, () => 1);
  while (open > 0) await acknowledged.promise;
  process.disconnect();
}

process.on('message', (message: ToHistory) => {
  if ('taken' in message) onAcknowledged();
  else
    make(message).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
