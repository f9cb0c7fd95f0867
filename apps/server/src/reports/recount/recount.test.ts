/**
 * Compares the report engine with an independent slow count: equal for any query over any events (S-07, R-01, R-09).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReportQuery, type ReportQueryInput, type ReportRowsQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../tools/random.ts';
import { answerReport } from '../../query/answer-report.ts';
import { answerRows } from '../../query/answer-rows.ts';
import type { Answering } from '../../query/answering.ts';
import type { FactsAsOf } from '../../query/facts/find-facts.ts';
import { writeRecentFacts } from '../../query/facts/write-recent-facts.ts';
import { ALL_METRICS, metricOf } from '../../query/metrics/all-metrics.ts';
import { isRatio } from '../../query/metrics/metric.ts';
import { isNullable } from '../../query/plan/count-sql.ts';
import { createBuildNumbers } from '../../query/rollups/build-numbers.ts';
import { createRollups } from '../../query/rollups/maintain-rollups.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { comparisonWith, NOW_MS, REACHES, SETTLE_MS } from './testing/compare-with-recount.ts';
import { isLeftOut } from './testing/is-left-out.ts';
import { meanConcurrency } from './testing/mean-concurrency.ts';
import { aRandomQuery, PERIODS } from './testing/random-query.ts';
import { randomRows, randomSchedule, ZONE } from './testing/random-rows.ts';
import type { RawRows } from './testing/recount-query.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-recount-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const expectTheSame = comparisonWith(() => store);

/** Queries per run. */
const QUERIES = 15;
const OF_EACH_RELATION = {
  period: PERIODS[0],
  metrics: [
    'pageviews',
    'mediaStarts',
    'uniqueContentWatched',
    'contentOfViewers',
    'otherWaitingTime',
    'contentTimeSpent',
    'adStarts',
    'adsPlanned',
    'chapterTime',
    'broadcastTime7',
    'averageAudience',
    ...['searchesWithResult', 'stalls', 'stalledTime', 'goodSessions', 'breakAbandonments', 'adRepetitionMedian'],
  ],
};
const AUDIENCE = [
  ...['averageAudience', 'peakConcurrency', 'peakViewers', 'peakViewersOfMinute', 'reach5', 'reach60'],
  ...['consecutiveReach5', 'consecutiveReach60', 'contentPerViewer', 'channelShare'],
];
const RATIOS = [
  'bounceRate',
  'exitRate',
  'completionRate',
  'startupScore',
  'impactedSessionRate',
  'campaignVisitRate',
  'rebufferRatio',
  'averageBitrate',
  'broadcastShare',
];
/** Ratios and the audience, of the whole and of its parts. */
const OF_PARTS: readonly ReportQueryInput[] = [
  { period: PERIODS[0], metrics: [...RATIOS, ...AUDIENCE] },
  { period: PERIODS[0], metrics: AUDIENCE, granularity: 'hour' },
  { period: PERIODS[0], metrics: AUDIENCE, granularity: 'day', dimensions: ['title'] },
  { period: PERIODS[0], metrics: AUDIENCE, dimensions: ['broadcast'] },
];
/** compares each figure of a row, or of the totals, with the rows behind it and behind its parts. */
async function expectRowsToAgree(
  { schedule = [] }: RawRows,
  query: ReportQuery,
  suite: string,
  random: Random,
): Promise<void> {
  const answering = {
    events: store,
    completeness: async () => REACHES,
    schedule: async () => schedule,
    timeZone: ZONE,
    reportSuite: suite,
    nowMs: NOW_MS,
  };
  const answer = await answerReport(query, answering);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const whole = { dimensions: {}, metrics: answer.value.totals };
  const { dimensions: cell, metrics } = random.pick([whole, ...answer.value.rows.slice(0, 4)]);
  for (const [metric, figure] of Object.entries(metrics)) {
    const note = JSON.stringify({ query, metric, cell });
    const isOfParts = isRatio(metricOf(metric));
    const of = await valueOfRows({ query, metric, part: 'numerator', cell }, answering, note);
    const per = isOfParts ? await valueOfRows({ query, metric, part: 'denominator', cell }, answering, note) : 1;
    if (of === null || per === null) continue;
    if (per === 0) expect(figure, note).toBeNull();
    else expect(of / per / (figure || 1), note).toBeCloseTo(figure ? 1 : 0, 9);
  }
}

/** Figure of the rows behind a metric or one of its parts, from all pages; null for a metric that rows do not add up to. */
async function valueOfRows(
  request: Pick<ReportRowsQuery, 'query' | 'metric' | 'part' | 'cell'>,
  answering: Answering,
  note: string,
): Promise<number | null> {
  const seen = new Set<unknown>();
  let cursor: string | undefined;
  for (;;) {
    const page = await answerRows({ ...request, limit: 4, cursor }, answering);
    if (!page.ok) throw new Error(JSON.stringify(page.error));
    const { metric = '', rows, rowCount, sum, windowS, figure, next } = page.value;
    for (const { id } of rows) seen.add(id);
    if (next === null) expect(seen.size, note).toBe(rowCount);
    if (next !== null && seen.size < 8) {
      cursor = next;
      continue;
    }
    const counted = metricOf(metric);
    if (isRatio(counted)) throw new Error(`${metric} is not counted`);
    const { count } = counted;
    const isOfNone = isNullable(count) && (count.by !== 'sum' || rowCount === 0);
    const value = isOfNone ? null : sum === null ? rowCount : count.by === 'span' ? sum / (windowS ?? 1) : sum;
    expect(figure, note).toBe(value);
    return value;
  }
}

const SEEDS = Array.from({ length: Number(process.env.RECOUNT_SEEDS ?? 3) }, (_, i) => i + 1);

describe('reports and the independent count', () => {
  test.each(SEEDS)(
    'R-18 S-07 agree on any metric by any dimension, filter, segment and granularity (seed %d)',
    async (seed) => {
      const random: Random = createRandom(seed);
      const suite = `recount-${seed}`;
      const rows: RawRows = { ...randomRows(random, suite), schedule: randomSchedule(random) };
      await store.insert('hits', rows.hits);
      await store.insert('playback', rows.heartbeats);
      for (let i = 0; i < QUERIES; i++) await expectTheSame(rows, ReportQuery.parse(aRandomQuery(random)), suite);
    },
    120_000,
  );

  test.each(SEEDS)(
    'R-09 agree on the rows behind a figure of any query: as many, or adding up to it (seed %d)',
    async (seed) => {
      const random: Random = createRandom(100 + seed);
      const suite = `recount-rows-${seed}`;
      const rows: RawRows = { ...randomRows(random, suite), schedule: randomSchedule(random) };
      await store.insert('hits', rows.hits);
      await store.insert('playback', rows.heartbeats);
      for (let i = 0; i < 5; i++) await expectRowsToAgree(rows, ReportQuery.parse(aRandomQuery(random)), suite, random);
    },
    600_000,
  );

  test('R-09 a ratio opens to the rows of both its parts, the audience to the viewings and their seconds', async () => {
    const suite = 'recount-parts';
    const random = createRandom(12);
    const rows: RawRows = { ...randomRows(random, suite), schedule: randomSchedule(random) };
    await store.insert('hits', rows.hits);
    await store.insert('playback', rows.heartbeats);
    for (const query of OF_PARTS) await expectRowsToAgree(rows, ReportQuery.parse(query), suite, random);
    for (const metric of Object.values(ALL_METRICS).filter(isRatio)) {
      expect([metricOf(metric.of), metricOf(metric.per)].filter(isRatio)).toEqual([]);
    }
  }, 600_000);

  test('S-07 figures of hits are equal from rollups and from events', async () => {
    const suite = 'recount-hours';
    const rows = randomRows(createRandom(99), suite);
    await store.insert('hits', rows.hits);
    await store.insert('playback', rows.heartbeats);
    await pause(2 * SETTLE_MS);
    await createRollups({ events: store, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS }).buildDue();
    for (const period of PERIODS) {
      for (const [granularity, ...metrics] of [
        ['total', 'pageviews', 'exemptPageviews', 'visitors'],
        ['hour', 'visitors', 'pageviews'],
        ['day', 'pageviews', 'visitors'],
        ['week', 'visitors'],
      ]) {
        const read = await expectTheSame(rows, ReportQuery.parse({ period, granularity, metrics }), suite);
        expect(read).toEqual([{ relation: 'hits', from: 'hours' }]);
      }
    }
  }, 600_000);

  test('S-07 R-18 figures are equal from facts and from events, whatever arrives after facts were written', async () => {
    const suite = 'recount-facts';
    const random = createRandom(41);
    const rows = randomRows(random, suite);
    // A repeat is stored with its original: it never counts alone.
    const isEarly = ({ event_id }: { event_id: string }) => Number(/\d+$/.exec(event_id)?.[0]) % 40 !== 7;
    const schedule = randomSchedule(random);
    const early: RawRows = { hits: rows.hits.filter(isEarly), heartbeats: rows.heartbeats.filter(isEarly), schedule };
    await store.insert('hits', early.hits);
    await store.insert('playback', early.heartbeats);
    await pause(2 * SETTLE_MS);
    const rollups = createRollups({ events: store, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS });
    expect(await rollups.buildFacts()).toBeGreaterThan(20);
    expect(await rollups.buildFacts()).toBe(0);
    const readFor = async (raw: RawRows, asOf: FactsAsOf | null = null, queries = 2 * QUERIES) => {
      const read = new Set<string>();
      for (let i = 0; i <= queries; i++) {
        const query = ReportQuery.parse(i === 0 ? OF_EACH_RELATION : aRandomQuery(random));
        for (const { relation, from } of await expectTheSame(raw, query, suite, asOf)) read.add(`${relation} ${from}`);
      }
      return [...read];
    };
    const fromFacts = [
      'hits',
      'attempts',
      'plays',
      'heartbeats',
      'ads',
      'breaks',
      'chapters',
      'audience',
      'broadcasts',
    ].map((relation) => `${relation} facts`);
    expect(await readFor(early)).toEqual(expect.arrayContaining(fromFacts));
    const isLate = (row: { event_id: string }) => !isEarly(row);
    const [late] = rows.hits.filter(({ occurred_at }) => occurred_at > '2026-10-25');
    if (!late) throw new Error('no hit of the last days');
    const recentParts = {
      completeness: async () => ({ ...REACHES, completeUntil: new Date().toISOString() }),
      ...{ events: store, settleMs: SETTLE_MS, tooLarge: new Set<string>() },
      reserveNumbers: createBuildNumbers(Date.now, Math.random),
    };
    await store.insert('hits', rows.hits.filter(isLate));
    await store.insert('playback', rows.heartbeats.filter(isLate));
    await readFor({ ...rows, schedule });
    const asOf = await writeRecentFacts(recentParts, suite, Date.parse('2026-10-27T00:00:00Z'));
    await store.insert('hits', [{ ...late, event_id: `${suite} later`, received_at: new Date().toISOString() }]);
    expect(await readFor({ ...rows, schedule }, asOf, 8)).toEqual(expect.arrayContaining(fromFacts));
    await store.remove('hits', 'event_id = {id:String}', { id: `${suite} later` });
    await pause(2 * SETTLE_MS);
    expect(await rollups.buildFacts()).toBeGreaterThan(0);
    expect(await readFor({ ...rows, schedule })).toEqual(expect.arrayContaining(fromFacts));
  }, 600_000);

  test('S-07 R-18 the past of a visitor is equal from facts and from events, also after a late first hit', async () => {
    const suite = 'recount-history';
    const rows: RawRows = { hits: randomRows(createRandom(23), suite).hits, heartbeats: [] };
    await store.insert('hits', rows.hits);
    await pause(2 * SETTLE_MS);
    const rollups = createRollups({ events: store, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS });
    await rollups.buildFacts();
    const expectHistory = async (raw: RawRows) => {
      for (const period of PERIODS.slice(1, 5)) {
        for (const [metric, ...dimensions] of [
          ['newVisitors', 'section'],
          ['visits', 'visitNumber'],
          ['pageviews', 'daysSinceLastVisit'],
        ]) {
          const query = ReportQuery.parse({ period, metrics: [metric], dimensions });
          expect(await expectTheSame(raw, query, suite)).toEqual([{ relation: 'hits', from: 'facts' }]);
        }
      }
    };
    await expectHistory(rows);
    const [hit] = rows.hits.filter(({ visitor_id, ...row }) => visitor_id === 'anna' && !isLeftOut(row));
    if (!hit) throw new Error('no hit of a visitor');
    const late = { ...hit, event_id: `${suite}-late`, suite, occurred_at: '2026-02-01T10:00:00.000Z' };
    await store.insert('hits', [late]);
    await expectHistory({ ...rows, hits: [...rows.hits, late] });
  }, 600_000);

  test('R-02 the mean number of concurrent sessions is the average audience; each attempt has one outcome', async () => {
    const suite = 'recount-identities';
    const rows = randomRows(createRandom(7), suite);
    await store.insert('playback', rows.heartbeats);
    const ask = async (period: ReportQueryInput['period'], metrics: string[]) => {
      const answering = {
        events: store,
        completeness: async () => REACHES,
        timeZone: ZONE,
        reportSuite: suite,
        nowMs: NOW_MS,
      };
      const answer = await answerReport(ReportQuery.parse({ period, metrics }), answering);
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      return answer.value;
    };
    for (const period of PERIODS) {
      const { totals, period: span } = await ask(period, ['averageAudience']);
      const [fromMs, toMs] = [Date.parse(span.from), Date.parse(span.to)];
      expect(totals.averageAudience).toBeCloseTo(meanConcurrency(rows.heartbeats, { suite, fromMs, toMs }), 9);
      const { totals: outcomes } = await ask(period, [
        'mediaStarts',
        'startedAttempts',
        'startFailures',
        'exitsBeforeStart',
        'openAttempts',
      ]);
      const { mediaStarts, ...each } = outcomes;
      expect(Object.values(each).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(mediaStarts);
    }
  }, 600_000);
});
