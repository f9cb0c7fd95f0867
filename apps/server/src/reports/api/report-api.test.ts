/** `/api/v1/reports/…` as used by programs and attackers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportAnswer, ReportCatalogue } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIMENSIONS } from '../../query/dimensions/all-dimensions.ts';
import { ALL_METRICS } from '../../query/metrics/all-metrics.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, type HitRow } from '../../stores/events/event-rows.ts';
import { EventStoreError } from '../../stores/events/event-store.ts';
import { reportApiRoutes } from './report-api-routes.ts';

const SUITE = 'tramuntana-dev';
const HOSTILE = `'); drop table hits; -- "\\ {p0:String} %00 =1+1`;
let serial = 0;
const aView = (at: string, visitor: string, over: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  event_id: `h-${serial++}`,
  received_at: at,
  sent_at: at,
  occurred_at: at,
  suite: SUITE,
  visitor_id: visitor,
  tier: visitor ? 'consented' : 'none',
  page_name: 'portada',
  path: '/',
  ...over,
});

let dataDir: string;
let events: EmbeddedEventStore;
let app: FastifyInstance;
const makeApp = async (query: EmbeddedEventStore['query']): Promise<FastifyInstance> => {
  const made = Fastify();
  await made.register(reportApiRoutes, {
    events: { query },
    completeness: async () => ({ completeUntil: '2026-11-20T12:00:00.000Z', waitingEvents: 0 }),
    requireReader: () => async () => {},
    timeZone: async () => 'Europe/Madrid',
    reportSuite: SUITE,
    nowMs: () => Date.parse('2026-11-20T12:00:00Z'),
  });
  return made;
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-report-api-'));
  events = await openEmbeddedEventStore({ dataDir });
  await events.insert('hits', [
    aView('2026-11-18T10:00:00.000Z', 'anna'),
    aView('2026-11-18T10:05:00.000Z', 'anna', { page_name: 'temps' }),
    aView('2026-11-18T10:06:00.000Z', 'anna', { page_name: 'portada' }),
    aView('2026-11-18T11:00:00.000Z', 'biel', { section: '=cmd|calc', page_name: HOSTILE }),
    aView('2026-11-18T11:30:00.000Z', ''),
    aView('2026-11-18T11:32:00.000Z', 'robot', { is_robot: 1 }),
    aView('2026-11-17T11:00:00.000Z', 'biel', { page_name: 'temps' }),
  ]);
  app = await makeApp(events.query);
});
afterAll(async () => {
  await app.close();
  await events.close();
  await rm(dataDir, { recursive: true });
});

const DAY = { from: '2026-11-18', to: '2026-11-18' };
const ask = async (payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/reports/query', payload, headers });
const answered = async (payload: object): Promise<ReportAnswer> => {
  const answer = await ask(payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return ReportAnswer.parse(answer.json());
};

describe('the reports API', () => {
  test('R-01 R-09 rows, totals of the whole, and the basis of the figures', async () => {
    const answer = await answered({
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
      definitions: { pageviews: 1, visits: 1, bounceRate: 2, page: 1 },
      leftOut: { robotHits: 1, robotReports: 0, withoutIdentifier: 1, rejected: 0 },
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
    const answer = await app.inject({ method: 'POST', url: '/api/v1/reports/funnel', payload });
    expect(answer.json().basis.definitions).toEqual({ funnel: 2, device: 1, page: 1 });
  });

  test('R-01 the size of segments while they are built, beside everything', async () => {
    const size = (segments: object[]) =>
      app.inject({ method: 'POST', url: '/api/v1/segments/size', payload: { period: DAY, segments } });
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
      const page = await answered(query);
      seen.push(...page.rows.map(({ dimensions }) => dimensions.page ?? ''));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['portada', HOSTILE, 'temps']);
    const other = await ask({ period: 'today', metrics: ['visits'], cursor: 'x' });
    expect(other.json().problems).toMatchObject([{ code: 'badCursor', path: 'cursor' }]);
  });

  test('R-01 each row has the comparison value of the same position', async () => {
    const answer = await answered({
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
    const answer = await ask({ period: DAY, metrics: ['visits'], ...over });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'badQuery' });
    expect(answer.json().problems[0]).toMatchObject(problem);
  });

  test('R-18 a filter a thousand levels deep and one with ten thousand values are refused at once', async () => {
    let deep: object = { is: 'empty', dimension: 'page' };
    for (let i = 0; i < 1000; i++) deep = { not: deep };
    const tooDeep = await ask({ period: DAY, metrics: ['visits'], filter: deep });
    expect(tooDeep.json().problems).toMatchObject([{ code: 'tooDeep' }]);
    const values = Array.from({ length: 10_000 }, (_, i) => `v${i}`);
    const tooMany = await ask({ period: DAY, metrics: ['visits'], filter: { is: 'in', dimension: 'page', values } });
    expect([tooMany.statusCode, tooMany.json().problems[0].path]).toEqual([400, 'filter.values']);
    const large = await ask({ period: DAY, metrics: ['visits'], cursor: 'x'.repeat(300_000) });
    expect(large.statusCode).toBe(413);
  });

  test('R-18 hostile text in any field is a value or is refused, never part of a statement', async () => {
    for (const is of ['equals', 'contains', 'starts'] as const) {
      const filter = { is, dimension: 'page', value: HOSTILE };
      expect((await answered({ period: DAY, metrics: ['pageviews'], filter })).totals).toEqual({ pageviews: 1 });
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
      expect((await ask({ period: DAY, metrics: ['pageviews'], ...over })).statusCode, JSON.stringify(over)).toBe(400);
    }
    for (const url of ['?query=', '?query=%7B', '', `?query=${encodeURIComponent(HOSTILE)}`, '?query=1&query=2']) {
      expect((await app.inject(`/api/v1/reports/query${url}`)).statusCode, url).toBe(400);
    }
  });

  test('R-18 a query in the URL is answered again only after a change', async () => {
    const url = `/api/v1/reports/query?query=${encodeURIComponent(JSON.stringify({ period: DAY, metrics: ['pageviews'] }))}`;
    const first = await app.inject(url);
    const etag = String(first.headers.etag);
    expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    await events.insert('hits', [aView('2026-11-18T12:00:00.000Z', 'carla', { suite: 'another' })]);
    expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  test('R-18 a report as Parquet has its rows, texts as they are and missing figures as null', async () => {
    const read = async (period: object, filter: object) => {
      const payload = {
        period,
        filter,
        comparison: 'previous',
        metrics: ['pageviews', 'bounceRate'],
        dimensions: ['page'],
      };
      const answer = await ask(payload, { accept: 'application/vnd.apache.parquet' });
      expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
      const file = join(dataDir, 'report.parquet');
      await writeFile(file, answer.rawPayload);
      return events.query('select * from file({file:String}, Parquet) order by page', { file });
    };
    const hostile = { is: 'equals', dimension: 'page', value: HOSTILE };
    const temps = { is: 'equals', dimension: 'page', value: 'temps' };
    expect(await read(DAY, { any: [hostile, temps] })).toEqual([
      ...[{ page: HOSTILE, pageviews: 1, bounceRate: 1, 'pageviews:compared': 0, 'bounceRate:compared': null }],
      ...[{ page: 'temps', pageviews: 1, bounceRate: 0, 'pageviews:compared': 1, 'bounceRate:compared': 1 }],
    ]);
    expect(await read({ from: '2020-01-01', to: '2020-01-01' }, temps)).toEqual([]);
  });

  test('R-18 in CSV no cell is a formula', async () => {
    const query = {
      period: DAY,
      metrics: ['pageviews'],
      dimensions: ['section'],
      filter: { is: 'starts', dimension: 'section', value: '=' },
    };
    const answer = await ask(query, { accept: 'text/csv' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe('\uFEFFsection,pageviews\r\n"\'=cmd|calc",1\r\n');
  });

  test('R-18 a query that takes too long is ended with suggestions; too many at once wait, then get 503', async () => {
    const slow = await makeApp(async () => Promise.reject(new EventStoreError('limit', 'TIMEOUT_EXCEEDED')));
    const payload = { period: DAY, metrics: ['newVisitors'], dimensions: ['page', 'device'] };
    const ended = await slow.inject({ method: 'POST', url: '/api/v1/reports/query', payload });
    expect([ended.statusCode, ended.json().code]).toEqual([422, 'tooMuch']);
    expect(ended.json().message).toContain('shorter period');
    expect(ended.json().message).toContain('whole history');
    await slow.close();

    const open: (() => void)[] = [];
    let running = 0;
    const busy = await makeApp(async () => {
      running += 1;
      await new Promise<void>((resolve) => void open.push(resolve));
      return [];
    });
    const all = Array.from({ length: 30 }, () =>
      busy.inject({ method: 'POST', url: '/api/v1/reports/query', payload }),
    );
    await expect.poll(() => running).toBe(2); // two reports, which first search their facts
    await expect.poll(() => open.length).toBe(2);
    const until = setInterval(() => {
      for (const go of open.splice(0)) go();
    }, 5);
    const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode);
    clearInterval(until);
    expect(codes.filter((code) => code === 503)).toHaveLength(12);
    expect(codes.filter((code) => code === 200)).toHaveLength(18);
    await busy.close();
  });

  describe('report endpoints beyond the query model', () => {
    const post = (name: string, payload: object, on = app) =>
      on.inject({ method: 'POST', url: `/api/v1/reports/${name}`, payload });
    const isHostile = { is: 'equals', dimension: 'page', value: HOSTILE } as const;

    test('R-18 hostile text in steps, filters, values and cells is a value, never part of a statement', async () => {
      const funnel = await post('funnel', { period: DAY, steps: [isHostile, { ...isHostile, is: 'contains' }] });
      expect(funnel.json().steps.map(({ count }: { count: number }) => count)).toEqual([1, 0]);
      const flow = await post('flow', { period: DAY, value: HOSTILE });
      expect(flow.json()).toMatchObject({ times: 1, after: [{ step: 1, none: 1, values: [] }, { step: 2 }] });
      expect((await post('retention', { period: DAY, filter: isHostile })).statusCode).toBe(200);
      const title = { is: 'equals', dimension: 'title', value: HOSTILE };
      for (const name of ['concurrency', 'reach']) {
        expect((await post(name, { period: DAY, filter: title })).statusCode).toBe(200);
        expect((await post(name, { period: DAY, filter: { ...title, dimension: HOSTILE } })).statusCode).toBe(400);
      }
      const rows = await post('flow/rows', { query: { period: DAY, value: HOSTILE }, step: 1, value: HOSTILE });
      expect(rows.json()).toMatchObject({ rowCount: 0, rows: [] });
      const all = await events.query<{ n: number }>('select count() as n from hits');
      expect(all[0]?.n).toBeGreaterThan(5);
    });

    test.each([
      ['funnel', { steps: [] }, 'steps'],
      ['funnel', { steps: Array.from({ length: 9 }, () => isHostile) }, 'steps'],
      ['funnel', { steps: [isHostile, { ...isHostile, dimension: 'pagge' }] }, 'steps[1].dimension'],
      ['funnel', { steps: [{ ...isHostile, dimension: 'title' }] }, 'steps[0].dimension'],
      ['flow', { dimension: 'themes', value: 'x' }, 'dimension'],
      ['flow', { dimension: 'pagge', value: 'x' }, 'dimension'],
      ['flow', { value: 'x'.repeat(10_000) }, 'value'],
      ['concurrency', { per: 'second', period: { from: '2026-11-01', to: '2026-11-18' } }, 'per'],
      ['concurrency', { filter: isHostile, segments: [{ level: 'hit', where: isHostile }] }, 'segments[0].level'],
      ['reach', { seconds: [-1] }, 'seconds[0]'],
      ['reach', { seconds: Array.from({ length: 10_000 }, () => 1) }, 'seconds'],
      ['retention', { cohort: 'day' }, 'cohort'],
      ['retention', { period: { from: '2024-01-01', to: '2026-11-18' } }, 'period'],
      ['retention/rows', { query: { period: DAY, filter: { ...isHostile, dimension: 'x' } } }, 'week'],
    ])('R-18 a wrong query %s %j is refused with its path', async (name, given, path) => {
      const answer = await post(name, { ...(name.endsWith('/rows') ? {} : { period: DAY }), ...given });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().problems.map((problem: { path: string }) => problem.path)).toContain(path);
    });

    test('R-18 each needs its scope: `reports` for figures, `rows` for rows', async () => {
      const made = Fastify();
      await made.register(reportApiRoutes, {
        events: { query: events.query },
        completeness: async () => ({ completeUntil: null, waitingEvents: null }),
        requireReader: (scope) => async (request, reply) => {
          if (request.headers.authorization !== `Bearer ${scope}`) await reply.code(403).send({});
        },
        timeZone: async () => 'Europe/Madrid',
        reportSuite: SUITE,
        nowMs: () => Date.parse('2026-11-20T12:00:00Z'),
      });
      const code = async (name: string, token: string) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await made.inject({ method: 'POST', url: `/api/v1/reports/${name}`, payload: {}, headers })).statusCode;
      };
      for (const name of ['concurrency', 'reach', 'funnel', 'flow', 'retention']) {
        expect([await code(name, 'reports'), await code(name, 'rows'), await code(name, '')]).toEqual([400, 403, 403]);
        expect([await code(`${name}/rows`, 'rows'), await code(`${name}/rows`, 'reports')]).toEqual([400, 403]);
      }
      await made.close();
    });

    test('R-18 in CSV, one line per number', async () => {
      const url = '/api/v1/reports/funnel?format=csv';
      const payload = { period: DAY, steps: [{ is: 'equals', dimension: 'page', value: 'portada' }] };
      const answer = await app.inject({ method: 'POST', url, payload });
      expect(answer.body).toBe('\uFEFFstep,count,ofPrevious,ofFirst\r\n1,1,,1\r\n');
    });

    test('R-18 in Parquet, numbers as numbers, texts as texts, and rows behind a number too', async () => {
      const steps = [{ is: 'equals', dimension: 'page', value: 'portada' }];
      const read = async (name: string, payload: object) => {
        const url = `/api/v1/reports/${name}?format=parquet`;
        const answer = await app.inject({ method: 'POST', url, payload });
        expect(answer.statusCode, answer.body).toBe(200);
        const file = join(dataDir, 'answer.parquet');
        await writeFile(file, answer.rawPayload);
        return events.query<Record<string, unknown>>('select * from file({file:String}, Parquet)', { file });
      };
      expect(await read('funnel', { period: DAY, steps })).toEqual([
        { step: 1, count: 1, ofPrevious: null, ofFirst: 1 },
      ]);
      const flow = await read('flow', { period: DAY, dimension: 'page', value: 'portada', steps: 1 });
      expect(flow.map(({ step }) => step)).toEqual(expect.arrayContaining([-1, 1]));
      expect((await read('retention', { period: DAY }))[0]).toMatchObject({ week: '2026-11-16', after: 0 });
      expect(await read('positions', { period: DAY })).toEqual([]);
      const rows = await read('funnel/rows', { query: { period: DAY, steps }, step: 1 });
      expect(rows).toHaveLength(1);
    });
  });

  test('R-18 the OpenAPI document names every address, and every reference in it leads somewhere', async () => {
    const document = (await app.inject('/api/v1/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual([
      '/api/v1/reports/catalogue',
      '/api/v1/reports/query',
      '/api/v1/reports/rows',
      ...['concurrency', 'reach', 'funnel', 'flow', 'retention'].flatMap((name) => [
        `/api/v1/reports/${name}`,
        `/api/v1/reports/${name}/rows`,
      ]),
      '/api/v1/reports/positions',
      '/api/v1/reports/positions/rows',
      '/api/v1/segments',
      '/api/v1/segments/{id}',
      '/api/v1/segments/size',
      '/api/v1/events',
    ]);
    const parameters = document.paths['/api/v1/events'].get.parameters;
    expect(parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required])).toEqual([
      ['table', false],
      ['from', true],
      ['to', true],
      ['suite', false],
      ['format', false],
    ]);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
    expect(references.length).toBeGreaterThan(10);
    for (const to of references) {
      expect(to).toMatch(/^#\/components\/schemas\/\w+$/);
      expect(document.components.schemas).toHaveProperty(to.split('/').at(-1) ?? '');
    }
  });

  test('R-09 every metric and dimension has names, and no two share one', async () => {
    const catalogue = ReportCatalogue.parse((await app.inject('/api/v1/reports/catalogue')).json());
    for (const { key, title, sentence, formula } of [...catalogue.metrics, ...catalogue.dimensions]) {
      for (const words of [title.ca, title.en, sentence.ca, sentence.en, formula]) expect(words, key).not.toBe('');
    }
    expect(Object.keys(ALL_METRICS).filter((key) => key in DIMENSIONS)).toEqual([]);
  });

  test('R-01 every dimension can be queried with a metric of each of its relations', async () => {
    const metricOn = new Map(
      Object.entries(ALL_METRICS).flatMap(([key, one]) => ('relation' in one ? [[one.relation, key]] : [])),
    );
    for (const [key, { on }] of Object.entries(DIMENSIONS)) {
      for (const relation of Object.keys(on)) {
        const metric = metricOn.get(relation as 'hits'); // cast: the name of a relation
        if (metric) await answered({ period: DAY, metrics: [metric], dimensions: [key] });
      }
    }
  }, 120_000);
});
