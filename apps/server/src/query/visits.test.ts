import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hitDaysQuery } from '../parallel-run/daily-counts.ts';
import { countAudience } from '../personalisation/editing/count-audience.ts';
import { parseVisits, withPage } from '../personalisation/pages/visit-cookie.ts';
import { segmentsQuery } from '../personalisation/results/segments-query.ts';
import { anActivity } from '../personalisation/testing/an-activity.ts';
import { aHit, anExposure, SUITE } from '../personalisation/testing/result-events.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import type { HitRow } from '../stores/events/event-rows.ts';
import { hitsIn } from './relations.ts';
import { queryRunner } from './run-query.ts';
import { type Sql, sql } from './sql.ts';

const START_MS = Date.UTC(2026, 10, 19, 9, 0, 30);
const NOW_MS = Date.UTC(2026, 10, 20, 9);
const ACTIVITY = anActivity('1');
const MINUTES_29_AND_1_S = 29 * 60_000 + 1000; // crosses thirty minute boundaries, and is no gap
const CASES = [
  { visitor: 'under', gapMs: 30 * 60_000 - 1, visits: 1 },
  { visitor: 'exact', gapMs: 30 * 60_000, visits: 2 },
  { visitor: 'boundaries', gapMs: MINUTES_29_AND_1_S, visits: 1 },
  { visitor: 'over', gapMs: 30 * 60_000 + 1, visits: 2 },
];

const twoPages = ({ visitor, gapMs }: (typeof CASES)[number]): HitRow[] => {
  const at = (ms: number) => new Date(ms).toISOString();
  return [
    aHit(at(START_MS), visitor, { path: '/first/' }),
    aHit(at(START_MS + gapMs), visitor, { path: '/second/' }),
    anExposure(at(START_MS + gapMs), visitor, ACTIVITY, 'control', { path: '/second/' }),
  ];
};

describe('S-07 a gap of 30 minutes or more starts a visit, the same in every report', () => {
  let dataDir: string;
  let events: EmbeddedEventStore;
  const rows = <R>(query: Sql) => queryRunner(events)<R>(query);
  const period = { suite: SUITE, fromMs: START_MS - 1000, toMs: NOW_MS };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-visits-'));
    events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
    await events.insert('hits', CASES.flatMap(twoPages));
  });
  afterAll(async () => {
    await events.close();
    await rm(dataDir, { recursive: true });
  });

  test('S-07 holds in the overview', async () => {
    const counted = await rows<{ visitor_id: string; visits: number }>(sql`
      select visitor_id, toUInt32(countIf(starts_visit)) as visits
      from ${hitsIn(SUITE, [period], 0)} group by visitor_id`);
    expect(Object.fromEntries(counted.map((row) => [row.visitor_id, row.visits]))).toEqual(
      Object.fromEntries(CASES.map(({ visitor, visits }) => [visitor, visits])),
    );
  });

  test('S-07 holds in the daily comparison of the parallel run', async () => {
    const days = await rows<{ reckoning: string; visits: string }>(
      hitDaysQuery({ ...period, timeZone: 'Europe/Madrid' }),
    );
    const [day] = days.filter(({ reckoning }) => reckoning === 'ours');
    expect(Number(day?.visits)).toBe(CASES.reduce((sum, { visits }) => sum + visits, 0));
  });

  test('S-07 holds in the estimate of an audience, and in the cookie that decides it', async () => {
    const audience = { every: [{ by: 'visits' as const, least: 2, most: null, not: false }] };
    const estimate = await countAudience(events, SUITE, { paths: ['/*'], audience }, NOW_MS);
    expect(estimate.matching).toBe(CASES.filter(({ visits }) => visits === 2).length);
    for (const { gapMs, visits } of CASES) {
      const page = (nowMs: number) => ({ section: null, campaignInternal: null, campaignExternal: null, nowMs });
      const history = withPage(withPage(parseVisits(undefined), page(START_MS)), page(START_MS + gapMs));
      expect(history.visits).toBe(visits);
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
    expect([visitorsFrom('/first/'), visitorsFrom('/second/')]).toEqual([2, 2]);
  });
});
