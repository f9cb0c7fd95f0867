/**
 * `npm run simulate -- --visitors 500 --minutes 20 --to http://localhost:4000 [--suite tramuntana-stg] [--seed 1]`: sends the
 * requests of simulated visitors, who arrive over this many minutes, each at its time, to an embedded server or a cluster.
 * At the end, compares the page views, plays and ads that were acknowledged with those that reports read from stored rows.
 */

import { parseArgs } from 'node:util';
import { MINUTE_MS } from '@sintonia/contracts';
import { localMinute, type Measured, measure } from './calibration/measure.ts';
import { quantile } from './quantile.ts';
import { createAcknowledged } from './simulation/count-acknowledged.ts';
import { prepareVisitors } from './simulation/send-visitors.ts';

const MOST_VISITORS = 100_000;
const MOST_MINUTES = 24 * 60;

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
const beginsMs = Date.now();
const endsMs = beginsMs + minutes * MINUTE_MS;

const acknowledged = createAcknowledged();
const METRICS = ['pageviews', 'startedAttempts', 'adStarts'] as const;
/** The clock of a browser that is behind by less than half an hour is accepted (S-06): its requests count earlier. */
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

const send = await prepareVisitors({
  origin,
  suite: values.suite,
  seed: Number(values.seed),
  visitors,
  minutes,
  onAcknowledged: acknowledged.add,
  print: console.log,
});
const { waits, delays, ...count } = await send();
const whole = (of: readonly number[], q: number) => Math.round(quantile(of, q));
console.log(
  `sent ${count.sent}, acknowledged ${count.acknowledged}, refused ${count.refused}, unanswered ${count.failed}`,
);
console.log(`answered in ${whole(waits, 0.5)} ms (median), ${whole(waits, 0.99)} ms (99th percentile)`);
console.log(`sent ${whole(delays, 0.99)} ms after they were due (99th percentile)`);
process.exitCode = typeof before === 'string' ? notCompared(before) : compare(before, await stored());

/** The exit code: 1 if a figure differs. */
function compare(earlier: Measured, later: Measured): number {
  const figuresOf = ({ totals, basis: { leftOut } }: Measured): Readonly<Record<string, number>> => ({
    ...Object.fromEntries(METRICS.map((metric) => [metric, totals[metric] ?? 0])),
    robotHits: leftOut.robotHits,
    robotHeartbeats: leftOut.robotHeartbeats,
  });
  const [was, is] = [figuresOf(earlier), figuresOf(later)];
  const NAMES = {
    pageviews: 'page views',
    startedAttempts: 'plays',
    adStarts: 'ads',
    robotHits: 'page hits of robots, left out',
    robotHeartbeats: 'heartbeats of robots, left out',
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
