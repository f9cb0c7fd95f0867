/**
 * `npm run simulate -- --visitors 500 --minutes 20 --to http://localhost:4000 [--suite tramuntana-stg] [--seed 1]`: sends the
 * requests of simulated visitors, who arrive over this many minutes, each at its time. Prints the numbers of acknowledged
 * requests and of events that the server accepted.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import { createHistory } from '@sintonia/demo/simulated-history';
import { createRandomSource } from '@sintonia/simulator/random';

const MOST_VISITORS = 100_000;
const MOST_MINUTES = 24 * 60;
/** Limit of pending requests; further due requests wait. */
const AT_ONCE = 256;
const TIMEOUT_MS = 15_000;
const SAY_EVERY_MS = 10_000;

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '5' },
    to: { type: 'string', default: 'http://localhost:4000' },
    suite: { type: 'string', default: 'tramuntana-stg' },
    seed: { type: 'string', default: '1' },
  },
});
const visitors = bounded('visitors', values.visitors, MOST_VISITORS);
const minutes = bounded('minutes', values.minutes, MOST_MINUTES);
const origin = new URL(values.to).origin;
const random = createRandomSource(Number(values.seed));
const beginsMs = Date.now();
const endsMs = beginsMs + minutes * MINUTE_MS;

const history = createHistory(readDemoCatalogue(), {
  seed: Number(values.seed),
  anchorMs: beginsMs,
  days: 1,
  size: 1,
  origin,
  organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
  reportSuite: values.suite,
  activities: [],
});

const count = { sent: 0, acknowledged: 0, refused: 0, failed: 0 };
/** Response times in ms; sorted at the end. */
const waits: number[] = [];
const onTheirWay = new Set<Promise<void>>();
const before = await acceptedBy();

const arrivals = Array.from({ length: visitors }, (_, person) => ({
  atMs: beginsMs + Math.floor(random.part() * minutes * MINUTE_MS),
  person,
  random: createRandomSource(random.whole(0, 2 ** 31)),
})).sort((a, b) => a.atMs - b.atMs);

const waiting: { atMs: number; userAgent: string; line: string }[] = [];
let saidMs = beginsMs;
for (let next = 0; ; ) {
  const nowMs = Date.now();
  if (nowMs >= endsMs) break;
  for (let arrival = arrivals[next]; arrival && arrival.atMs <= nowMs; arrival = arrivals[++next]) {
    const { userAgent, lines } = await history.visit(arrival);
    waiting.push(...lines.filter(({ atMs }) => atMs < endsMs).map((one) => ({ ...one, userAgent })));
    waiting.sort((a, b) => b.atMs - a.atMs);
  }
  while ((waiting.at(-1)?.atMs ?? Number.POSITIVE_INFINITY) <= Date.now()) {
    const due = waiting.pop();
    if (due) await start(due);
  }
  if (nowMs - saidMs >= SAY_EVERY_MS) {
    saidMs = nowMs;
    console.log(
      `${Math.round((nowMs - beginsMs) / 1000)} s: ${next} visitors, ${count.sent} requests, ${onTheirWay.size} pending`,
    );
  }
  await sleep(50);
}
await Promise.all(onTheirWay);
await sleep(1000);

const after = await acceptedBy();
waits.sort((a, b) => a - b);
const quantile = (q: number) => Math.round(waits[Math.min(Math.floor(waits.length * q), waits.length - 1)] ?? 0);
console.log(
  `sent ${count.sent}, acknowledged ${count.acknowledged}, refused ${count.refused}, unanswered ${count.failed}`,
);
console.log(`answered in ${quantile(0.5)} ms (median), ${quantile(0.99)} ms (99th percentile)`);
if (before === null || after === null)
  console.log('the server’s metrics are not accessible, so accepted events are unknown');
else
  console.log(
    `accepted by the server in this time: ${after - before}${after - before < count.acknowledged ? ', fewer than it acknowledged' : ''}`,
  );
process.exitCode = before !== null && after !== null && after - before < count.acknowledged ? 1 : 0;

function bounded(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!(value > 0 && value <= most)) throw new Error(`--${name} must be a number up to ${most}`);
  return value;
}

async function start({ userAgent, line }: { userAgent: string; line: string }): Promise<void> {
  while (onTheirWay.size >= AT_ONCE) await Promise.race(onTheirWay);
  const sending = send(userAgent, line).finally(() => void onTheirWay.delete(sending));
  onTheirWay.add(sending);
}

async function send(userAgent: string, line: string): Promise<void> {
  count.sent += 1;
  const sentMs = performance.now();
  try {
    const answer = await fetch(origin + line, {
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    waits.push(performance.now() - sentMs);
    if (answer.ok) count.acknowledged += 1;
    else count.refused += 1;
  } catch {
    count.failed += 1;
  }
}

/** Events accepted by the server process; null if its metrics are not accessible. */
async function acceptedBy(): Promise<number | null> {
  const text = await fetch(`${origin}/metrics`).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const counted = [...text.matchAll(/^sintonia_events_(?:accepted|repeated)_total\{[^}]*\} (\d+)$/gm)];
  return counted.length === 0 ? null : counted.reduce((sum, [, value]) => sum + Number(value), 0);
}
