/**
 * `npm run simulate -- --visitors 500 --minutes 20 --to http://localhost:4000 [--suite tramuntana-stg] [--seed 1]`: sends the
 * requests of simulated visitors, who arrive over this many minutes, each at its time, to an embedded server or a cluster.
 * At the end, compares the page views, plays and ads that were acknowledged with those that reports read from stored rows.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import { createHistory } from '@sintonia/demo/simulated-history';
import { createRandomSource } from '@sintonia/simulator/random';
import { localMinute, type Measured, measure } from './calibration/measure.ts';
import { createAcknowledged } from './simulation/count-acknowledged.ts';

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

interface Due {
  atMs: number;
  userAgent: string;
  line: string;
  resentClockMs?: number;
  isRobot: boolean;
}

const count = { sent: 0, acknowledged: 0, refused: 0, failed: 0 };
/** Response times in ms; sorted at the end. */
const waits: number[] = [];
const onTheirWay = new Set<Promise<void>>();
const acknowledged = createAcknowledged();
const METRICS = ['pageviews', 'startedAttempts', 'adStarts'] as const;
/** A browser whose clock is behind by less than half an hour is believed (S-06): its requests count earlier. */
const CLOCKS_BEHIND_MS = 30 * MINUTE_MS;
/** Read before and after: what other visitors did in the same minutes before it counts in neither. */
const stored = () =>
  measure(origin, {
    suite: values.suite,
    metrics: METRICS,
    from: localMinute(beginsMs - CLOCKS_BEHIND_MS),
    to: localMinute(endsMs + 10 * MINUTE_MS),
  });
const before = await stored().catch((error: unknown) => String(error));

const arrivals = Array.from({ length: visitors }, (_, person) => ({
  atMs: beginsMs + Math.floor(random.part() * minutes * MINUTE_MS),
  person,
  random: createRandomSource(random.whole(0, 2 ** 31)),
})).sort((a, b) => a.atMs - b.atMs);

const waiting: Due[] = [];
let saidMs = beginsMs;
for (let next = 0; ; ) {
  const nowMs = Date.now();
  if (nowMs >= endsMs) break;
  for (let arrival = arrivals[next]; arrival && arrival.atMs <= nowMs; arrival = arrivals[++next]) {
    const { userAgent, lines, isKnownRobot: isRobot } = await history.visit(arrival);
    waiting.push(...lines.filter(({ atMs }) => atMs < endsMs).map((one) => ({ ...one, userAgent, isRobot })));
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

waits.sort((a, b) => a - b);
const quantile = (q: number) => Math.round(waits[Math.min(Math.floor(waits.length * q), waits.length - 1)] ?? 0);
console.log(
  `sent ${count.sent}, acknowledged ${count.acknowledged}, refused ${count.refused}, unanswered ${count.failed}`,
);
console.log(`answered in ${quantile(0.5)} ms (median), ${quantile(0.99)} ms (99th percentile)`);
process.exitCode = typeof before === 'string' ? notCompared(before) : compare(before, await stored());

/** The exit code: 1 if a figure differs. */
function compare(earlier: Measured, later: Measured): number {
  const figuresOf = ({ totals, basis: { leftOut } }: Measured): Readonly<Record<string, number>> => ({
    ...Object.fromEntries(METRICS.map((metric) => [metric, totals[metric] ?? 0])),
    robotHits: leftOut.robotHits,
    robotReports: leftOut.robotReports,
  });
  const [was, is] = [figuresOf(earlier), figuresOf(later)];
  const NAMES = {
    pageviews: 'page views',
    startedAttempts: 'plays',
    adStarts: 'ads',
    robotHits: 'page hits of robots, left out',
    robotReports: 'heartbeats of robots, left out',
  };
  const sent = acknowledged.figures();
  const rows = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => ({
    // cast: keys of NAMES
    what: NAMES[key],
    acknowledged: sent[key],
    stored: (is[key] ?? 0) - (was[key] ?? 0),
  }));
  for (const row of rows) {
    const verdict = row.stored === row.acknowledged ? 'equal' : 'DIFFERENT';
    console.log(`${row.what}: acknowledged ${row.acknowledged}, stored ${row.stored}: ${verdict}`);
  }
  return rows.every((row) => row.stored === row.acknowledged) ? 0 : 1;
}

function notCompared(reason: string): number {
  console.log(`stored rows are not compared: ${reason}`);
  return 1;
}

function bounded(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!(value > 0 && value <= most)) throw new Error(`--${name} must be a number up to ${most}`);
  return value;
}

async function start(due: Due): Promise<void> {
  while (onTheirWay.size >= AT_ONCE) await Promise.race(onTheirWay);
  const sending = send(due).finally(() => void onTheirWay.delete(sending));
  onTheirWay.add(sending);
}

/** As the browser does: what failed at first goes to `/collect`, with the device's clock. */
async function send({ userAgent, line, resentClockMs, isRobot }: Due): Promise<void> {
  count.sent += 1;
  const sentMs = performance.now();
  try {
    const isResent = resentClockMs !== undefined;
    const answer = await fetch(origin + (isResent ? `/collect?ts=${resentClockMs}` : line), {
      headers: { 'user-agent': userAgent, ...(isResent && { 'content-type': 'text/plain' }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isResent && { method: 'POST', body: line }),
    });
    await answer.arrayBuffer();
    waits.push(performance.now() - sentMs);
    if (answer.ok) {
      count.acknowledged += 1;
      acknowledged.add(line, isRobot);
    } else count.refused += 1;
  } catch {
    count.failed += 1;
  }
}
