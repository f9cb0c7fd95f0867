import { MetricName, OverviewReport } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EMPTY_REJECTED } from '../stores/events/event-rows.ts';
import { EventStoreError } from '../stores/events/event-store.ts';
import { maintainMostWatched } from './most-watched.ts';
import { aHeartbeat, aPageView, aReportServer, type OpenedReports, openReports } from './testing/open-reports.ts';

/** Counted by hand, for 18 November 2026, 10:00–12:00 UTC. */
describe('reports', () => {
  let reports: OpenedReports;
  let app: FastifyInstance;
  let report: OverviewReport;

  beforeAll(async () => {
    reports = await openReports();
    ({ app } = reports);
    const { events } = reports;
    const repeated = aPageView('2026-11-18T10:00:00.000Z', 'anna');
    await events.insert('hits', [
      aPageView('2026-11-18T09:50:00.000Z', 'anna'), // before the period, same visit
      repeated,
      repeated,
      { ...repeated, suite: 'global' }, // the same hit in a second suite
      aPageView('2026-11-18T10:29:59.999Z', 'anna', { page_name: 'video', path: '/video/1001/' }), // 29:59.999 later: same visit
      aPageView('2026-11-18T10:29:59.999Z', 'anna', { kind: 'link', page_name: 'video', path: '/video/1001/' }),
      aPageView('2026-11-18T10:59:59.999Z', 'anna', { page_name: '', path: '/altra/' }), // 30:00 later: a second visit
      aPageView('2026-11-18T11:00:00.000Z', 'biel', { path: '/?nova' }),
      aPageView('2026-11-18T11:30:00.000Z', ''), // refused
      aPageView('2026-11-18T11:31:00.000Z', ''),
      aPageView('2026-11-18T11:32:00.000Z', 'robot', { is_robot: 1 }),
      aPageView('2026-11-18T11:33:00.000Z', 'prova', { suite: 'tramuntana-staging' }),
      aPageView('2026-11-18T12:00:00.000Z', 'carla'), // after the period: the end is not part of it
    ]);
    const ping = aHeartbeat('2026-11-18T10:05:11.000Z', 's1', 'play', { visitor_id: 'anna', duration_ms: 10_000 });
    await events.insert('playback', [
      aHeartbeat('2026-11-18T10:05:00.000Z', 's1', 'start'), // no visitor yet
      aHeartbeat('2026-11-18T10:05:00.300Z', 's1', 'start', { visitor_id: 'anna', duration_ms: 300 }),
      aHeartbeat('2026-11-18T10:05:00.300Z', 's1', 'play', { visitor_id: 'anna' }),
      aHeartbeat('2026-11-18T10:05:01.300Z', 's1', 'play', { visitor_id: 'anna', duration_ms: 1003 }),
      ping,
      ping, // a repeat
      aHeartbeat('2026-11-18T10:05:20.000Z', 's1', 'pause', { visitor_id: 'anna', duration_ms: 9000 }),
      aHeartbeat('2026-11-18T10:05:30.000Z', 's1', 'play', { visitor_id: 'anna', duration_ms: 5000, asset_type: 'ad' }),
      aHeartbeat('2026-11-18T10:05:40.000Z', 's1', 'complete', { visitor_id: 'anna' }),
      aHeartbeat('2026-11-18T11:10:00.000Z', 's2', 'play', {
        visitor_id: 'anna',
        duration_ms: 2497,
        video_id: '1002',
        video_name: 'Temps',
      }),
      aHeartbeat('2026-11-18T11:20:00.000Z', 's3', 'play', { visitor_id: 'biel', duration_ms: 500 }),
      aHeartbeat('2026-11-18T11:40:00.000Z', 's4', 'start', { visitor_id: 'carla' }), // left before playback
      aHeartbeat('2026-11-18T11:41:00.000Z', 's4', 'play', {
        visitor_id: 'carla',
        asset_type: 'ad',
        duration_ms: 6000,
      }),
      aHeartbeat('2026-11-18T11:41:00.000Z', 's4', 'complete', { visitor_id: 'carla', asset_type: 'ad' }),
      aHeartbeat('2026-11-18T11:42:00.000Z', 's6', 'play', {
        duration_ms: 4000,
        suites: ['global', 'tramuntana-staging'],
      }),
      aHeartbeat('2026-11-18T11:43:00.000Z', 's7', 'play', { suites: ['app-tv'] }), // has no page views
      aHeartbeat('2026-11-18T11:45:00.000Z', 's5', 'play', { visitor_id: 'robot', duration_ms: 9000, is_robot: 1 }),
    ]);
    await events.insert('rejected', [
      {
        ...EMPTY_REJECTED,
        event_id: 'r1',
        received_at: '2026-11-18T10:30:00.000Z',
        reason: 'truncated',
        path: '/hb/',
        raw: 'x',
      },
      {
        ...EMPTY_REJECTED,
        event_id: 'r2',
        received_at: '2026-11-18T13:00:00.000Z',
        reason: 'badValue',
        field: 'l:event:duration',
        path: '/hb/',
        raw: 'y',
      },
    ]);
    const answer = await app.inject('/api/reports/overview?from=2026-11-18T10:00:00Z&to=2026-11-18T12:00:00Z');
    report = OverviewReport.parse(answer.json());
  });
  afterAll(() => reports.close());

  test.each<[MetricName, number, string]>([
    ['pageviews', 6, 'anna 3, biel 1, refused 2; not the repeat, the second suite, the link, the robot'],
    ['exemptPageviews', 2, 'the two that were refused'],
    ['visitors', 2, 'anna and biel'],
    ['visits', 3, 'anna twice, parted by 30:00 and not by 29:59.999; biel once'],
    ['plays', 3, 's1, s2, s3; s4 only played an advertisement'],
    ['completions', 1, 's1; the one of s4 is the advertisement’s'],
    ['uniqueViewers', 2, 'anna (two sessions) and biel'],
    ['contentTimeSpent', 14, '1.003 + 10 + 2.497 + 0.5; neither start, pause, advertisement nor repeat'],
  ])('R-09 count %s as %d: %s', (name, expected) => {
    expect(report.totals[name]).toBe(expected);
  });

  test('R-01 events of a staging site are not in production’s figures, but in its own', async () => {
    const url = '/api/reports/overview?from=2026-11-18T10:00:00Z&to=2026-11-18T12:00:00Z&suite=';
    const staging = OverviewReport.parse((await app.inject(`${url}tramuntana-staging`)).json());
    expect(staging.suite).toBe('tramuntana-staging');
    expect(staging.totals).toMatchObject({ pageviews: 1, visitors: 1, visits: 1, plays: 1, contentTimeSpent: 4 });
    const both = OverviewReport.parse((await app.inject(`${url}global`)).json());
    expect(both.totals).toMatchObject({ pageviews: 1, visitors: 1, plays: 1 });
    expect((await app.inject(`${url}x%27`)).json()).toMatchObject({ code: 'badSuite' });
  });

  test('R-11 two suites together have the sum of both, when both are requested', async () => {
    const url = '/api/reports/overview?from=2026-11-18T10:00:00Z&to=2026-11-18T12:00:00Z&suite=';
    const both = OverviewReport.parse((await app.inject(`${url}tramuntana-dev,tramuntana-staging`)).json());
    expect(both.suite).toBe('tramuntana-dev,tramuntana-staging');
    expect(both.totals).toMatchObject({ pageviews: 7, visitors: 3, visits: 4, plays: 4, contentTimeSpent: 18 });
    expect((await app.inject(`${url}a,b,c`)).json()).toMatchObject({ code: 'badSuite' });
  });

  test('R-01 lists the available suites, the server’s own first', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z'), toFake: ['Date'] });
    const suites = (await app.inject('/api/reports/suites')).json();
    vi.useRealTimers();
    expect(suites).toEqual({
      own: 'tramuntana-dev',
      shown: 'tramuntana-dev',
      demo: null,
      suites: ['tramuntana-dev', 'global', 'tramuntana-staging', 'app-tv'],
    });
  });

  test('R-01 has the preceding period of the same length', async () => {
    const answer = await app.inject('/api/reports/overview?from=2026-11-18T08:00:00Z&to=2026-11-18T10:00:00Z');
    const { totals } = OverviewReport.parse(answer.json());
    expect(totals).toMatchObject({ pageviews: 1, visitors: 1, visits: 1, plays: 0, contentTimeSpent: 0 });
  });

  test('R-01 hours add up, and every hour is listed', () => {
    expect(report.hours).toEqual([
      { hour: '2026-11-18T10:00:00.000Z', pageviews: 3, visitors: 1, plays: 1 },
      { hour: '2026-11-18T11:00:00.000Z', pageviews: 3, visitors: 1, plays: 2 },
    ]);
  });

  test('R-01 400 calendar days are allowed, though one has 25 hours', async () => {
    const answer = await app.inject('/api/reports/overview?from=2025-09-30T22:00:00Z&to=2026-11-04T23:00:00Z');
    expect(answer.statusCode).toBe(200);
  });

  test('S-04 rejected events are counted in their period and listed newest first', async () => {
    expect(report.rejected).toBe(1);
    const listed = await app.inject('/api/reports/rejected?limit=1');
    expect(listed.json()).toEqual([
      {
        id: 'r2',
        receivedAt: '2026-11-18T13:00:00.000Z',
        protocol: 'analytics',
        reason: 'badValue',
        field: 'l:event:duration',
        path: '/hb/',
        raw: 'y',
      },
    ]);
  });

  test('S-04 every reason is counted, and the events of one are listed however many others came after', async () => {
    expect((await app.inject('/api/reports/rejected/reasons')).json()).toEqual([
      { reason: 'badValue', count: 1 },
      { reason: 'truncated', count: 1 },
    ]);
    const listed = await app.inject('/api/reports/rejected?limit=1&reason=truncated');
    expect(listed.json()).toMatchObject([{ id: 'r1', reason: 'truncated' }]);
    expect((await app.inject('/api/reports/rejected?reason=cap')).statusCode).toBe(400);
  });

  test('an empty period has zeros', async () => {
    const answer = await app.inject('/api/reports/overview?from=2020-01-01T00:00:00Z&to=2020-01-01T01:30:00Z');
    expect(OverviewReport.parse(answer.json())).toMatchObject({
      totals: { pageviews: 0, visits: 0, contentTimeSpent: 0 },
      hours: [{ pageviews: 0 }, { pageviews: 0 }],
    });
  });

  test('R-09 every metric has a definition in both languages and its formula', async () => {
    const definitions = (await app.inject('/api/reports/definitions')).json();
    expect(definitions.map(({ name }: { name: string }) => name)).toEqual(MetricName.options);
    expect(definitions).toContainEqual(
      expect.objectContaining({ name: 'plays', unit: 'count', formula: 'countIf(starts_play) · sessions' }),
    );
  });

  test.each([
    ['', 'badPeriod'],
    ['?from=2026-11-18T10:00:00Z&to=2026-11-18T10:00:00Z', 'badPeriod'],
    ['?from=2024-01-01T00:00:00Z&to=2026-01-01T00:00:00Z', 'badPeriod'],
    ["?from=2026-11-18T10:00:00Z'&to=x", 'badPeriod'],
  ])('answer a wrong period %s with 400 and the reason', async (query, code) => {
    const answer = await app.inject(`/api/reports/overview${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
  });

  test('the most watched are the most played of the last seven days', async () => {
    const list = maintainMostWatched(reports.events, { suite: 'tramuntana-dev', demoSuite: null }, app.log, () =>
      Date.parse('2026-11-20T00:00:00Z'),
    );
    await expect.poll(list.ids).toEqual(['1001', '1002']);
    list.stop();
  });
});

describe('reports when the event store cannot answer', () => {
  test.each([
    ['unavailable', 503, 'unavailable'],
    ['limit', 422, 'tooMuch'],
    ['query', 500, 'internal'],
  ] as const)('answer %s with %d', async (kind, status, code) => {
    const app = await aReportServer({ query: () => Promise.reject(new EventStoreError(kind, 'secret detail')) });
    const answer = await app.inject('/api/reports/rejected');
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.body).not.toContain('secret');
    await app.close();
  });
});
