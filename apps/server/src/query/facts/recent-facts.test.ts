/** Facts of the last hours on the real engine: what answers contain, until the next round, and after a deletion. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS, ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerReport } from '../answer-report.ts';
import { answerRows } from '../answer-rows.ts';
import type { Answering } from '../answering.ts';
import { createBuildNumbers } from '../rollups/build-numbers.ts';
import { forgettingRollups } from '../rollups/forget-hours.ts';
import { createRecentFacts, type RecentFacts } from './recent-facts.ts';
import { writeRecentFacts } from './write-recent-facts.ts';

const SUITE = 'recent';
const SETTLE_MS = 2;
const DAY_MINUTES = 24 * 60;
let dataDir: string;
let opened: EventStore;
let store: EventStore;
let recent: RecentFacts;
const completeness = async () => ({ completeUntil: new Date().toISOString(), waitingEvents: 0 });
const logged = vi.fn();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-recent-'));
  opened = await openEmbeddedEventStore({ dataDir });
  store = forgettingRollups(opened);
  recent = createRecentFacts({
    ...{ events: store, completeness, nowMs: Date.now, settleMs: SETTLE_MS, acceptMs: 0 },
    timeZone: async () => 'Europe/Madrid',
    log: { warn: logged },
    pauseMs: { least: 20, most: 200 },
    quietMs: { least: 5, longest: 50 },
  });
});
afterAll(async () => {
  await recent.stop();
  await opened.close();
  await rm(dataDir, { recursive: true });
  expect(logged).not.toHaveBeenCalled();
});

let serial = 0;
const isoAt = (minutesAgo: number) => new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
const own = (visitor_id: string, minutesAgo: number) => {
  const at = isoAt(minutesAgo);
  return {
    event_id: `e${serial++}`,
    visitor_id,
    tier: 'consented' as const,
    occurred_at: at,
    sent_at: at,
    received_at: at,
  };
};
const view = (visitor: string, minutesAgo: number, suite = SUITE) => ({
  ...EMPTY_HIT,
  ...own(visitor, minutesAgo),
  ...{ suite, kind: 'pageview' as const, page_name: 'portada', path: '/' },
});
const beat = (visitor: string, minutesAgo: number, suite = SUITE) => ({
  ...EMPTY_PLAYBACK,
  ...own(visitor, minutesAgo),
  ...{
    suites: [suite],
    session_id: visitor,
    event: 'play',
    asset_type: 'main',
    stream_type: 'vod',
    duration_ms: 10_000,
  },
});

const parts = {
  ...{ completeness, settleMs: SETTLE_MS, acceptMs: 0, tooLarge: new Set<string>() },
  reserveNumbers: createBuildNumbers(Date.now, Math.random),
};

const QUERIES = [
  { period: 'last24Hours', metrics: ['pageviews', 'visits'], dimensions: ['page'] },
  { period: 'last24Hours', metrics: ['mediaStarts', 'contentTimeSpent'], comparison: 'previous' },
].map((query) => ReportQuery.parse(query));

/** Generous: rounds are a tenth of the time, however slow the machine. */
const ROUND_WITHIN_MS = 60_000;

const answeringOf = (reportSuite: string): Answering => ({
  events: store,
  completeness,
  timeZone: 'Europe/Madrid',
  reportSuite,
  nowMs: Date.now(),
  settleMs: SETTLE_MS,
});
const answers = async (more: Pick<Answering, 'factsAsOf'> = {}, reportSuite = SUITE) =>
  Promise.all(
    QUERIES.map(async (query) => {
      const answer = await answerReport(query, { ...answeringOf(reportSuite), ...more });
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      return answer.value;
    }),
  );
const figures = (all: Awaited<ReturnType<typeof answers>>) => all.map(({ rows, totals }) => ({ rows, totals }));
const readFrom = (all: Awaited<ReturnType<typeof answers>>) =>
  new Set(all.flatMap(({ basis }) => basis.read.map(({ from }) => from)));

test('R-18 answers read facts of the last hours, and contain what had arrived when those were written', async () => {
  await store.insert('hits', [view('anna', 200), view('anna', 190), view('biel', 1)]);
  await store.insert('playback', [beat('anna', 185), beat('biel', 1)]);
  const first = await answers({ factsAsOf: recent.asOf });
  expect(readFrom(first)).toEqual(new Set(['events'])); // nothing has been written yet
  expect(figures(first)).toEqual(figures(await answers()));
  await vi.waitFor(async () => expect(await recent.asOf(SUITE)).not.toBeNull(), { timeout: ROUND_WITHIN_MS });
  const asOf = await recent.asOf(SUITE);
  await store.insert('hits', [view('carla', 0)]);
  const second = await answers({ factsAsOf: async () => asOf });
  expect(readFrom(second)).toEqual(new Set(['facts']));
  expect(figures(second)).toEqual(figures(first));
  for (const { basis } of second) expect(basis.completeUntil).toBe(asOf?.completeUntil);
  expect(recent.completenessOf(await completeness()).completeUntil).toBe((await recent.asOf(SUITE))?.completeUntil);
  await vi.waitFor(
    async () => expect(figures(await answers({ factsAsOf: recent.asOf }))).toEqual(figures(await answers())),
    { timeout: ROUND_WITHIN_MS },
  );
}, 180_000);

test('R-09 rows asked for with the time of an answer are those of its figures, though events arrive all the time', async () => {
  const suite = 'rows';
  await store.insert('hits', [view('anna', 200, suite), view('biel', 2, suite)]);
  await store.insert('playback', [beat('anna', 185, suite), beat('biel', 1, suite)]);
  const asOf = await writeRecentFacts({ ...parts, events: store }, suite);
  // An open viewing goes on, a visitor is back, and one arrives late of whom the answer knows nothing.
  await store.insert('hits', [view('biel', 0, suite), { ...view('carla', 100, suite), received_at: isoAt(0) }]);
  await store.insert('playback', [beat('biel', 0, suite)]);
  const all = await answers({ factsAsOf: async () => asOf }, suite);
  const now = await answers({}, suite);
  for (const [i, { rows, basis }] of all.entries()) {
    const query = QUERIES[i];
    const [first] = rows;
    if (!query || !first) throw new Error('no row');
    for (const metric of query.metrics) {
      const behind = { query, metric, cell: first.dimensions, limit: 100 };
      const answering = { ...answeringOf(suite), factsAsOf: recent.asOf };
      const [then, later] = await Promise.all([
        answerRows({ ...behind, asOf: basis.asOf ?? undefined }, answering),
        answerRows(behind, answering),
      ]);
      expect(then).toMatchObject({ ok: true, value: { figure: first.metrics[metric] } });
      expect(later).toMatchObject({ ok: true, value: { figure: now[i]?.rows[0]?.metrics[metric] } });
    }
    expect(first.metrics).not.toEqual(now[i]?.rows[0]?.metrics);
  }
}, 180_000);

test('R-07 right after a deletion no answer has the visitor, and none lacks the others', async () => {
  await vi.waitFor(
    async () => expect(readFrom(await answers({ factsAsOf: recent.asOf }))).toEqual(new Set(['facts'])),
    {
      timeout: ROUND_WITHIN_MS,
    },
  );
  await store.remove('hits', "visitor_id = 'anna'");
  await store.remove('playback', "visitor_id = 'anna'");
  const after = await answers({ factsAsOf: recent.asOf });
  expect(figures(after)).toEqual(figures(await answers()));
  expect(after[0]?.totals.pageviews).toBe(2);
  await vi.waitFor(async () => expect(await recent.asOf(SUITE)).not.toBeNull(), { timeout: ROUND_WITHIN_MS });
  expect(figures(await answers({ factsAsOf: recent.asOf }))).toEqual(figures(await answers()));
  const kept = await store.query(
    `select count() as rows from hit_facts where suite = {suite:String} and page = 'portada'
    and visitor = sipHash64('anna')`,
    { suite: SUITE },
  );
  expect(kept).toEqual([{ rows: 0 }]);
}, 180_000);

test('R-18 events that arrive while a round begins do not hold it back', async () => {
  await store.insert('hits', [view('anna', 1, 'busy')]);
  const arriving = [view('biel', 1, 'busy')];
  const busy: EventStore = {
    ...store,
    query: async <T>(...asked: Parameters<EventStore['query']>): Promise<T[]> => {
      const rows = await store.query<T>(...asked);
      if (asked[0].includes('now64')) await store.insert('hits', arriving.splice(0));
      return rows;
    },
  };
  const asOf = await writeRecentFacts({ ...parts, events: busy }, 'busy');
  const all = await answers({ factsAsOf: async () => asOf }, 'busy');
  expect(readFrom(all)).toEqual(new Set(['facts']));
  expect(all[0]?.totals.pageviews).toBe(2);
}, 180_000);

test('R-18 two suites together are counted from events', async () => {
  expect(await recent.asOf(`${SUITE},other`)).toBeNull();
});

test('R-18 days of a week are read from counts that a round writes, today included', async () => {
  const suite = 'week';
  await store.insert('hits', [view('anna', 3 * DAY_MINUTES, suite), view('anna', 5, suite), view('biel', 1, suite)]);
  const query = ReportQuery.parse({ period: 'last7Days', metrics: ['visitors', 'pageviews'], dimensions: ['page'] });
  const answer = async (more: Pick<Answering, 'factsAsOf'> = {}) => {
    const answered = await answerReport(query, { ...answeringOf(suite), ...more });
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    return answered.value;
  };
  await vi.waitFor(
    async () => {
      const { basis, rows } = await answer({ factsAsOf: recent.asOf });
      expect(basis.read).toEqual([{ relation: 'hits', from: 'days' }]);
      expect(rows).toEqual((await answer()).rows);
      expect(rows[0]?.metrics).toEqual({ visitors: 2, pageviews: 3 });
    },
    { timeout: ROUND_WITHIN_MS, interval: 100 },
  );
}, 180_000);
