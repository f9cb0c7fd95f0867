/** A hand-computed day through the real stores (S-08). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParallelFiguresTaken, ParallelRunReport, type StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAsStaff } from '../access/as-staff.ts';
import { overviewReport } from '../reports/overview/overview-report.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../stores/events/event-rows.ts';
import { connectPglite } from '../stores/operational/connect-pglite.ts';
import { migrate, readMigrations } from '../stores/operational/migrate.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { parallelRunDays } from './parallel-run-report.ts';
import { parallelRunRoutes } from './parallel-run-routes.ts';

const SUITE = 'tramuntana';
let serial = 0;
const sessionOf = async (): Promise<StaffSession> => ({
  name: 'Anna',
  email: 'anna@tramuntana.example',
  role: 'editor',
});

const times = (occurred_at: string, received_at = occurred_at) => ({ occurred_at, received_at, sent_at: occurred_at });
const aPageView = (at: string, visitor: string, over: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  ...times(at),
  event_id: `hit-${serial++}`,
  suite: SUITE,
  visitor_id: visitor,
  tier: visitor ? 'consented' : 'none',
  path: '/',
  ...over,
});
const aHeartbeat = (at: string, session: string, event: string, over: Partial<PlaybackRow> = {}): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  ...times(at),
  event_id: `report-${serial++}`,
  suites: [SUITE],
  session_id: session,
  event,
  asset_type: 'main',
  ...over,
});

describe('a parallel run', () => {
  let dataDir: string;
  let events: EmbeddedEventStore;
  let operational: OperationalStore;
  let app: FastifyInstance;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-parallel-'));
    events = await openEmbeddedEventStore({ dataDir: join(dataDir, 'events') });
    operational = await connectPglite(join(dataDir, 'operational'));
    await migrate(operational.database, await readMigrations());
    // 20 November in Barcelona is 19 November 23:00 to 20 November 23:00 UTC.
    await events.insert('hits', [
      aPageView('2026-11-19T23:00:00.000Z', 'anna'),
      aPageView('2026-11-20T22:50:00.000Z', 'anna'),
      aPageView('2026-11-20T23:10:00.000Z', 'anna'), // the same visit, on the next day
      aPageView('2026-11-20T12:00:00.000Z', 'biel', times('2026-11-20T12:00:00.000Z', '2026-11-21T08:00:00.000Z')), // late
      aPageView('2026-11-20T12:00:00.000Z', ''),
      aPageView('2026-11-20T12:01:00.000Z', ''),
      aPageView('2026-11-20T12:02:00.000Z', 'robot', { is_robot: 1 }),
      aPageView('2026-11-20T12:03:00.000Z', 'carla', { suite: 'another' }),
    ]);
    await events.insert('playback', [
      aHeartbeat('2026-11-20T12:00:00.000Z', 's1', 'play', { duration_ms: 10_000 }),
      aHeartbeat('2026-11-20T12:00:10.000Z', 's1', 'complete', { duration_ms: 0 }),
      aHeartbeat('2026-11-20T13:00:00.000Z', 's2', 'play', { duration_ms: 4000, is_robot: 1 }),
      aHeartbeat('2026-11-20T22:59:50.000Z', 's3', 'play', { prev_ts: -1 }), // it continues the next day
      aHeartbeat('2026-11-20T23:00:00.000Z', 's3', 'play', {
        duration_ms: 10_000,
        prev_ts: Date.parse('2026-11-20T22:59:50.000Z'),
      }),
    ]);
    app = Fastify();
    await app.register(parallelRunRoutes, {
      events,
      database: operational.database,
      reportSuite: SUITE,
      servers: { analytics: 'https://metrics.example', heartbeats: 'https://beats.example' },
      timeZone: async () => 'Europe/Madrid',
      asStaff: createAsStaff({ sessionOf }, null),
      now: () => new Date('2026-11-22T10:00:00Z'),
    });
  });
  afterAll(async () => {
    await app.close();
    await events.close();
    await operational.close();
    await rm(dataDir, { recursive: true });
  });

  const ask = async (from: string, to: string) =>
    ParallelRunReport.parse((await app.inject(`/api/parallel-run?from=${from}&to=${to}`)).json());

  test('S-08 every step from our figure to theirs is counted', async () => {
    const { days, timeZone } = await ask('2026-11-20', '2026-11-21');
    expect(timeZone).toBe('Europe/Madrid');
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    const [first, second] = days;
    expect(first?.figures.pageviews).toEqual({
      ours: 5,
      withoutIdentifier: -2,
      robots: 1,
      arrival: -1,
      expected: 3,
      theirs: null,
    });
    expect(second?.figures.pageviews).toMatchObject({ ours: 1, withoutIdentifier: 0, arrival: 1, expected: 2 });
    expect(first?.figures.visitors).toMatchObject({ ours: 2, robots: 1, arrival: -1, expected: 2 });
    expect(first?.figures.visits).toMatchObject({ ours: 3, robots: 1, arrival: -1, expected: 3 });
    expect(second?.figures.visits).toMatchObject({ ours: 1, expected: 2 });
    expect(first?.figures.plays).toMatchObject({ ours: 2, robots: 1, expected: 3 });
    expect(second?.figures.plays).toMatchObject({ ours: 0, expected: 0 });
    expect(second?.figures.contentTimeSpent).toMatchObject({ ours: 10, expected: 10 });
    expect(first?.figures.completions).toMatchObject({ ours: 1, robots: 0, expected: 1 });
    expect(first?.figures.contentTimeSpent).toMatchObject({ ours: 10, robots: 4, expected: 14 });
  });

  test('S-08 an event that becomes visible while the report is read is in every figure of it or in none', async () => {
    const day = { suite: 'moving', timeZone: 'Europe/Madrid', from: '2026-11-20', to: '2026-11-20' };
    let queries = 0;
    const moving: Pick<EmbeddedEventStore, 'query'> = {
      query: async <Row>(...query: Parameters<EmbeddedEventStore['query']>) => {
        queries += 1;
        const rows = await events.query<Row>(...query);
        await events.insert('hits', [aPageView('2026-11-20T12:00:00.000Z', `late${queries}`, { suite: 'moving' })]);
        const played = { suites: ['moving'], duration_ms: 10_000 };
        await events.insert('playback', [aHeartbeat('2026-11-20T12:00:00.000Z', `late${queries}`, 'play', played)]);
        return rows;
      },
    };
    for (let i = 0; i < 3; i++) {
      const [report] = await parallelRunDays(moving, day, []);
      for (const [metric, figure] of Object.entries(report?.figures ?? {})) {
        expect([metric, figure.robots, figure.arrival]).toEqual([metric, 0, 0]);
        expect(figure.expected).toBe(figure.ours);
      }
    }
    expect(queries).toBe(6);
  });

  test('S-08 R-09 our daily figure equals the overview’s', async () => {
    const period = { fromMs: Date.parse('2026-11-19T23:00:00Z'), toMs: Date.parse('2026-11-20T23:00:00Z') };
    const { totals } = await overviewReport(events, { suite: SUITE, ...period });
    const [day] = (await ask('2026-11-20', '2026-11-20')).days;
    for (const [metric, figure] of Object.entries(day?.figures ?? {})) {
      expect([metric, figure.ours]).toEqual([metric, totals[metric as keyof typeof totals]]);
    }
  });

  test('S-08 uploaded figures are stored, a second upload replaces them, and unreadable lines are listed', async () => {
    const give = async (csv: string) => {
      const answer = await app.inject({ method: 'PUT', url: '/api/parallel-run/figures', payload: { csv } });
      return ParallelFiguresTaken.parse(answer.json());
    };
    expect(await give('day,pageviews,plays\n2026-11-20,9,9')).toEqual({
      taken: 2,
      days: { first: '2026-11-20', last: '2026-11-20' },
      refused: [],
    });
    expect(await give('day,pageviews,plays\n2026-11-20,3,\nTotal,3,0')).toEqual({
      taken: 1,
      days: { first: '2026-11-20', last: '2026-11-20' },
      refused: [{ line: 3, why: 'noDay', text: 'Total,3,0' }],
    });
    expect((await give('dia,x\n2026-11-20,3')).days).toBeNull();
    expect((await give('day,pageviews\n2026-11-21,3\n2026-11-19,4')).days).toEqual({
      first: '2026-11-19',
      last: '2026-11-21',
    });
    const [day] = (await ask('2026-11-20', '2026-11-20')).days;
    expect(day?.figures.pageviews.theirs).toBe(3);
    expect(day?.figures.plays.theirs).toBe(9);
    expect(day?.figures.visits.theirs).toBeNull();
  });

  test.each(['from=2026-11-21&to=2026-11-20', 'from=2026-11-20', 'from=2026-01-01&to=2026-11-20', 'from=a&to=b'])(
    'S-08 %s is refused with the reason',
    async (query) => {
      const answer = await app.inject(`/api/parallel-run?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badPeriod']);
    },
  );
});
