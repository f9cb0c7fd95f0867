import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS, ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hitDaysQuery } from '../parallel-run/daily-counts.ts';
import { countAudience } from '../personalisation/editing/count-audience.ts';
import { parseVisits, withPage } from '../personalisation/pages/visit-cookie.ts';
import { segmentsQuery } from '../personalisation/results/segments-query.ts';
import { anActivity } from '../personalisation/testing/an-activity.ts';
import { aHit, anExposure, SUITE } from '../personalisation/testing/result-events.ts';
import { overviewReport } from '../reports/overview/overview-report.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../stores/events/event-rows.ts';
import { answerReport } from './answer-report.ts';
import { queryRunner } from './run-query.ts';
import { type Sql, sql, text } from './sql.ts';

const START_MS = Date.UTC(2026, 10, 19, 9, 0, 30);
const NOW_MS = Date.UTC(2026, 10, 20, 11);
const ACTIVITY = anActivity('1');
const MINUTES_29_AND_1_S = 29 * MINUTE_MS + 1000; // crosses thirty minute boundaries, and is no gap

interface TwoPages {
  visitor: string;
  gapMs: number;
  /** Heartbeats of the visitor after the first page. */
  heartbeatsMs?: readonly number[];
  visits: 1 | 2;
  /** By page views alone. */
  visitsOfPages?: 1 | 2;
}
/** From the first time until the last one, both included. */
const each = (stepMs: number, fromMs: number, untilMs: number): number[] =>
  Array.from({ length: Math.floor((untilMs - fromMs) / stepMs) + 1 }, (_, i) => fromMs + i * stepMs);

const CASES: readonly TwoPages[] = [
  { visitor: 'under', gapMs: 30 * MINUTE_MS - 1, visits: 1 },
  { visitor: 'exact', gapMs: 30 * MINUTE_MS, visits: 2 },
  { visitor: 'boundaries', gapMs: MINUTES_29_AND_1_S, visits: 1 },
  { visitor: 'over', gapMs: 30 * MINUTE_MS + 1, visits: 2 },
  {
    visitor: 'watches 50 minutes',
    gapMs: 51 * MINUTE_MS,
    heartbeatsMs: each(10_000, 30_000, 50 * MINUTE_MS),
    ...{ visits: 1, visitsOfPages: 2 },
  },
  {
    visitor: 'listens for nearly a day',
    gapMs: DAY_MS - 1,
    heartbeatsMs: each(MINUTES_29_AND_1_S, 1000, DAY_MS - 1),
    ...{ visits: 1, visitsOfPages: 2 },
  },
  {
    visitor: 'listens for a day',
    gapMs: DAY_MS,
    heartbeatsMs: each(MINUTES_29_AND_1_S, 1000, DAY_MS),
    visits: 2,
  },
  {
    visitor: 'silent before watching',
    gapMs: 50 * MINUTE_MS,
    heartbeatsMs: each(10_000, 30 * MINUTE_MS, 49 * MINUTE_MS),
    visits: 2,
  },
  {
    visitor: 'silent after watching',
    gapMs: 50 * MINUTE_MS,
    heartbeatsMs: each(10_000, 10_000, 20 * MINUTE_MS),
    visits: 2,
  },
  {
    visitor: 'silent between two films',
    gapMs: 100 * MINUTE_MS,
    heartbeatsMs: [...each(10_000, 10_000, 40 * MINUTE_MS), ...each(10_000, 70 * MINUTE_MS, 99 * MINUTE_MS)],
    visits: 2,
  },
];
const VISITS = CASES.reduce((sum, { visits }) => sum + visits, 0);
const isoOf = (ms: number) => new Date(ms).toISOString();

const twoPages = ({ visitor, gapMs }: TwoPages): HitRow[] => [
  aHit(isoOf(START_MS), visitor, { path: '/first/', link_name: visitor }),
  aHit(isoOf(START_MS + gapMs), visitor, { path: '/second/' }),
  anExposure(isoOf(START_MS + gapMs), visitor, ACTIVITY, 'control', { path: '/second/' }),
];
const heartbeats = ({ visitor, heartbeatsMs = [] }: TwoPages): PlaybackRow[] =>
  heartbeatsMs.map((ms, i) => {
    const at = isoOf(START_MS + ms);
    return {
      ...EMPTY_PLAYBACK,
      ...{ event_id: `${visitor} ${i}`, suites: [SUITE], session_id: visitor, visitor_id: visitor, tier: 'consented' },
      ...{ event: 'play', asset_type: 'main', occurred_at: at, sent_at: at, received_at: at },
    };
  });

describe('S-07 a gap of 30 minutes or more starts a visit, the same in every report', () => {
  let dataDir: string;
  let events: EmbeddedEventStore;
  const rows = <R>(query: Sql) => queryRunner(events)<R>(query);
  const period = { suite: SUITE, fromMs: START_MS - 1000, toMs: NOW_MS };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-visits-'));
    events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
    await events.insert('hits', CASES.flatMap(twoPages));
    await events.insert('playback', CASES.flatMap(heartbeats));
  });
  afterAll(async () => {
    await events.close();
    await rm(dataDir, { recursive: true });
  });

  test.each(CASES)('S-07 R-18 holds in reports: of $visitor $visits', async ({ visitor, visits }) => {
    const query = ReportQuery.parse({
      period: { from: '2026-11-19', to: '2026-11-20' },
      metrics: ['visits', 'entries'],
      segments: [{ level: 'visitor', where: { is: 'equals', dimension: 'linkName', value: visitor } }],
    });
    const answer = await answerReport(query, {
      events,
      completeness: async () => ({ completeUntil: null, waitingEvents: null }),
      timeZone: 'UTC',
      reportSuite: SUITE,
      nowMs: NOW_MS,
    });
    expect(answer.ok && answer.value.totals).toEqual({ visits, entries: visits });
  });

  test('S-07 holds in the overview', async () => {
    expect((await overviewReport(events, period)).totals.visits).toBe(VISITS);
  });

  test('S-07 holds in the daily comparison of the parallel run, which counts a visit on each of its days', async () => {
    const days = await rows<{ mode: string; visits: string }>(
      sql`select mode, sum(visits) as visits from (${hitDaysQuery({ ...period, timeZone: 'Europe/Madrid' })})
        where mode = ${text('ours')} group by mode`,
    );
    expect(Number(days[0]?.visits)).toBe(VISITS + 1); // one lasts until the next day
  });

  test('S-07 the estimate of an audience, and the cookie that decides it, have visits of page views alone', async () => {
    const audience = { every: [{ by: 'visits' as const, least: 2, most: null, not: false }] };
    const estimate = await countAudience(events, SUITE, { paths: ['/*'], audience }, NOW_MS);
    const pageVisits = ({ visits, visitsOfPages = visits }: TwoPages) => visitsOfPages;
    expect(estimate.matching).toBe(CASES.filter((one) => pageVisits(one) === 2).length);
    for (const one of CASES) {
      const page = (nowMs: number) => ({ section: null, campaignInternal: null, campaignExternal: null, nowMs });
      const history = withPage(withPage(parseVisits(undefined), page(START_MS)), page(START_MS + one.gapMs));
      expect(history.visits).toBe(pageVisits(one));
    }
  });

  test('S-07 holds in the landing pages of an experiment', async () => {
    const landings = await rows<{ dimension: string; value: string; visitors: number }>(
      segmentsQuery({
        activity: ACTIVITY.id,
        suite: SUITE,
        sinceMs: START_MS - 1000,
        countedFromMs: START_MS - 1000,
        outcomeMs: 3_600_000,
        nowMs: NOW_MS,
        timeZone: 'Europe/Madrid',
      }),
    );
    const visitorsFrom = (path: string) =>
      landings.find(({ dimension, value }) => dimension === 'landing' && value === path)?.visitors;
    const withVisits = (count: number) => CASES.filter(({ visits }) => visits === count).length;
    expect([visitorsFrom('/first/'), visitorsFrom('/second/')]).toEqual([withVisits(1), withVisits(2)]);
  });
});
