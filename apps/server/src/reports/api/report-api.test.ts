/** `/api/v1/reports/query` as used by programs and attackers. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventStoreError } from '../../stores/events/event-store.ts';
import { aView, DAY, HOSTILE, makeApp, openReportApi } from './testing/open-report-api.ts';

const ofSubtitles = { level: 'playback', where: { is: 'equals', dimension: 'subtitles', value: 'on' } };

/** The API over an engine that answers every query after a moment, without rows. */
async function heldApp() {
  const open: (() => void)[] = [];
  let [sent, running, most] = [0, 0, 0];
  const app = await makeApp(async () => {
    sent += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => void open.push(resolve));
    running -= 1;
    return [];
  });
  const letting = setInterval(() => {
    for (const go of open.splice(0)) go();
  }, 5);
  return { app, sent: () => sent, most: () => most, stop: () => clearInterval(letting) };
}

let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
});
afterAll(() => api.close());

describe('the reports API', () => {
  test('R-01 R-09 answers rows, totals of the whole, and the basis of the figures', async () => {
    const answer = await api.answered({
      period: DAY,
      metrics: ['pageviews', 'visits', 'bounceRate'],
      dimensions: ['page'],
      limit: 1,
    });
    expect(answer.rows).toEqual([
      { dimensions: { page: 'portada' }, metrics: { pageviews: 3, visits: 1, bounceRate: 0 } },
    ]);
    expect(answer.totals).toEqual({ pageviews: 5, visits: 2, bounceRate: 0.5 });
    expect(answer.rowCount).toBe(3);
    expect(answer.basis).toMatchObject({
      completeUntil: '2026-11-20T12:00:00.000Z',
      timeZone: 'Europe/Madrid',
      state: 'final',
      definitions: { pageviews: 1, visits: 2, bounceRate: 3, page: 1 },
      leftOut: {
        robotHits: 1,
        robotHeartbeats: 0,
        staffHits: 1,
        staffHeartbeats: 0,
        withoutIdentifier: 1,
        rejected: 0,
      },
      read: [{ relation: 'hits', from: 'events' }],
    });
    expect(answer.basis.statement).not.toContain('portada');
  });

  test('R-09 a funnel names its version and those of the dimensions that it uses', async () => {
    const payload = {
      period: DAY,
      filter: { is: 'equals', dimension: 'device', value: 'mobile' },
      steps: [
        { is: 'equals', dimension: 'page', value: 'portada' },
        { is: 'equals', dimension: 'page', value: 'temps' },
      ],
    };
    const answer = await api.app.inject({ method: 'POST', url: '/api/v1/reports/funnel', payload });
    expect(answer.json().basis.definitions).toEqual({ funnel: 3, device: 1, page: 1 });
  });

  test('R-01 answers the size of segments while they are built, beside everything', async () => {
    const size = (segments: object[]) =>
      api.app.inject({ method: 'POST', url: '/api/v1/segments/size', payload: { period: DAY, segments } });
    const where = { is: 'equals', dimension: 'page', value: 'temps' };
    expect((await size([{ level: 'visitor', where }])).json()).toEqual({
      inside: { visitors: 1, visits: 1, pageviews: 3 },
      everything: { visitors: 2, visits: 2, pageviews: 5 },
    });
    const wrong = await size([{ level: 'visitor', where: { ...where, dimension: 'pagge' } }]);
    expect([wrong.statusCode, wrong.json().problems[0].path]).toEqual([400, 'segments[0].where.dimension']);
    expect((await size([])).statusCode).toBe(400);
  });

  test('R-01 pages continue after the last row, each row once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { period: DAY, metrics: ['pageviews'], dimensions: ['page'], limit: 1, ...(cursor && { cursor }) };
      const page = await api.answered(query);
      seen.push(...page.rows.map(({ dimensions }) => dimensions.page ?? ''));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['portada', HOSTILE, 'temps']);
    const other = await api.ask({ period: 'today', metrics: ['visits'], cursor: 'x' });
    expect(other.json().problems).toMatchObject([{ code: 'badCursor', path: 'cursor' }]);
  });

  test('R-01 each row has the comparison value of the same position', async () => {
    const answer = await api.answered({
      period: DAY,
      comparison: 'previous',
      granularity: 'day',
      metrics: ['pageviews'],
      dimensions: ['page'],
      sort: { by: 'page', direction: 'ascending' },
    });
    expect(answer.rows.at(-1)).toEqual({
      dimensions: { time: '2026-11-18', page: 'temps' },
      metrics: { pageviews: 1 },
      compared: { pageviews: 1 },
    });
    expect(answer.compared).toEqual({
      period: { from: '2026-11-16T23:00:00.000Z', to: '2026-11-17T23:00:00.000Z' },
      totals: { pageviews: 1 },
    });
  });

  test.each<[string, object, object]>([
    ['a metric', { metrics: ['pageview'] }, { code: 'unknownMetric', path: 'metrics[0]', nearest: 'pageviews' }],
    [
      'a dimension',
      { dimensions: ['brwser'] },
      { code: 'unknownDimension', path: 'dimensions[0]', nearest: 'browser' },
    ],
    [
      'one in a filter',
      { filter: { all: [{ not: { is: 'equals', dimension: 'secton', value: 'x' } }] } },
      { code: 'unknownDimension', path: 'filter.all[0].not.dimension', nearest: 'section' },
    ],
    ['a field', { granularty: 'day' }, { code: 'unknownField', path: 'granularty', nearest: 'granularity' }],
    ['a granularity', { granularity: 'days' }, { code: 'unknownValue', path: 'granularity', nearest: 'day' }],
    ['a relative period', { period: 'last7days' }, { code: 'unknownValue', path: 'period', nearest: 'last7Days' }],
    ['a condition', { filter: { is: 'equal', dimension: 'page', value: 'x' } }, { path: 'filter.is' }],
    [
      'a number that is none',
      { filter: { is: 'equals', dimension: 'hour', value: 'x' } },
      { code: 'notANumber', path: 'filter.dimension' },
    ],
    ['a sort of something else', { sort: { by: 'visit' } }, { code: 'notSorted', path: 'sort.by', nearest: 'visits' }],
    ['a limit', { limit: 1e9 }, { code: 'malformed', path: 'limit' }],
    ['a period backwards', { period: { from: '2026-11-19', to: '2026-11-18' } }, { path: 'period.from' }],
    ['a period without end', { period: { from: '1970-01-01', to: '2026-11-18' } }, { code: 'tooLong', path: 'period' }],
    [
      'minutes of a year',
      { period: { from: '2026-01-01', to: '2026-11-18' }, granularity: 'minute' },
      { code: 'tooFine', path: 'granularity' },
    ],
    ['a metric twice', { metrics: ['visits', 'visits'] }, { code: 'repeated', path: 'metrics[1]' }],
    ['a name of the language’s own', { metrics: ['constructor'] }, { code: 'unknownMetric', path: 'metrics[0]' }],
  ])('R-18 a wrong query is 400 with its path and the nearest name: %s', async (_name, over, problem) => {
    const answer = await api.ask({ period: DAY, metrics: ['visits'], ...over });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'badQuery' });
    expect(answer.json().problems[0]).toMatchObject(problem);
  });

  test('R-18 a filter a thousand levels deep and one with ten thousand values are refused at once', async () => {
    let deep: object = { is: 'empty', dimension: 'page' };
    for (let i = 0; i < 1000; i++) deep = { not: deep };
    const tooDeep = await api.ask({ period: DAY, metrics: ['visits'], filter: deep });
    expect(tooDeep.json().problems).toMatchObject([{ code: 'tooDeep' }]);
    const values = Array.from({ length: 10_000 }, (_, i) => `v${i}`);
    const tooMany = await api.ask({
      period: DAY,
      metrics: ['visits'],
      filter: { is: 'in', dimension: 'page', values },
    });
    expect([tooMany.statusCode, tooMany.json().problems[0].path]).toEqual([400, 'filter.values']);
    const large = await api.ask({ period: DAY, metrics: ['visits'], cursor: 'x'.repeat(300_000) });
    expect(large.statusCode).toBe(413);
  });

  test('R-18 hostile text in any field is a value or is refused, never part of a statement', async () => {
    for (const is of ['equals', 'contains', 'starts'] as const) {
      const filter = { is, dimension: 'page', value: HOSTILE };
      expect((await api.answered({ period: DAY, metrics: ['pageviews'], filter })).totals).toEqual({ pageviews: 1 });
    }
    for (const over of [
      { suite: HOSTILE },
      { metrics: [HOSTILE] },
      { dimensions: [HOSTILE] },
      { period: HOSTILE },
      { granularity: HOSTILE },
      { sort: { by: HOSTILE } },
      { cursor: HOSTILE },
      { segments: [{ level: HOSTILE, where: { is: 'empty', dimension: 'page' } }] },
    ]) {
      expect((await api.ask({ period: DAY, metrics: ['pageviews'], ...over })).statusCode, JSON.stringify(over)).toBe(
        400,
      );
    }
    for (const url of ['?query=', '?query=%7B', '', `?query=${encodeURIComponent(HOSTILE)}`, '?query=1&query=2']) {
      expect((await api.app.inject(`/api/v1/reports/query${url}`)).statusCode, url).toBe(400);
    }
  });

  test('R-18 a query in the URL is answered again only after a change', async () => {
    const url = `/api/v1/reports/query?query=${encodeURIComponent(JSON.stringify({ period: DAY, metrics: ['pageviews'] }))}`;
    const first = await api.app.inject(url);
    const etag = String(first.headers.etag);
    expect((await api.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    await api.events.insert('hits', [aView('2026-11-18T12:00:00.000Z', 'carla', { suite: 'another' })]);
    expect((await api.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  test('R-18 a query that takes too long is ended with suggestions; too many at once wait, then get 503', async () => {
    const slow = await makeApp(async () => Promise.reject(new EventStoreError('limit', 'TIMEOUT_EXCEEDED')));
    const payload = { period: DAY, metrics: ['newVisitors'], dimensions: ['page', 'device'] };
    const ended = await slow.inject({ method: 'POST', url: '/api/v1/reports/query', payload });
    expect([ended.statusCode, ended.json().code]).toEqual([422, 'tooMuch']);
    expect(ended.json().message).toContain('shorter period');
    expect(ended.json().message).toContain('whole history');
    await slow.close();

    const { app: busy, most, stop } = await heldApp();
    const all = Array.from({ length: 260 }, (_, i) =>
      busy.inject({
        method: 'POST',
        url: '/api/v1/reports/query',
        payload: { ...payload, filter: { is: 'equals', dimension: 'page', value: String(i) } },
      }),
    );
    const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode);
    stop();
    const refused = codes.filter((code) => code === 503).length;
    expect(refused).toBeGreaterThan(20);
    expect(refused).toBeLessThan(100);
    expect(codes.filter((code) => code === 200)).toHaveLength(260 - refused);
    expect(most()).toBe(2);
    await busy.close();
  });

  test('R-18 reports at the same time run the queries that they share once', async () => {
    const { app: busy, sent, stop } = await heldApp();
    const ask = (metric: string) =>
      busy.inject({ method: 'POST', url: '/api/v1/reports/query', payload: { period: DAY, metrics: [metric] } });
    await ask('searches');
    const alone = sent();
    const reports = await Promise.all(['shares', 'downloads', 'participations', 'linkClicks', 'searches'].map(ask));
    stop();
    expect(reports.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    // One report's queries, those of the four that joined, and one of its own for each of the four.
    expect(sent() - alone).toBeLessThanOrEqual(2 * alone + 4);
    await busy.close();
  });

  test.each([
    ['dimensions[0]', 'pageviews', { dimensions: ['subtitles'] }],
    ['dimensions[0]', 'visits', { dimensions: ['broadcast'] }],
    ['filter.dimension', 'broadcastAudience', { filter: { is: 'equals', dimension: 'fullScreen', value: 'on' } }],
    ['filter.dimension', 'searches', { filter: { is: 'starts', dimension: 'broadcast', value: 'tv1' } }],
  ])(
    'R-01 a dimension of playback is refused at %s with %s, naming a metric that has it',
    async (path, metric, more) => {
      const answer = await api.ask({ period: DAY, metrics: [metric], ...more });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ problems: [{ code: 'notOfMetric', path, nearest: expect.any(String) }] });
    },
  );

  test.each(['plays', 'mediaStarts', 'averageAudience', 'contentTimeSpent', 'adStarts', 'broadcastAudience'])(
    'R-01 how content was shown, and the broadcast on air, select rows of %s',
    async (metric) => {
      const ofBroadcast = { level: 'playback', where: { is: 'starts', dimension: 'broadcast', value: 'tv1' } };
      const answer = await api.ask({ period: DAY, metrics: [metric], segments: [ofSubtitles, ofBroadcast] });
      expect(answer.statusCode).toBe(200);
    },
  );
});
