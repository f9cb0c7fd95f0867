/** `/api/v1/reports/{analysis}`: report endpoints beyond the query model. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportApiRoutes } from './report-api-routes.ts';
import { DAY, HOSTILE, openReportApi, SUITE } from './testing/open-report-api.ts';

let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
});
afterAll(() => api.close());

describe('report endpoints beyond the query model', () => {
  const post = (name: string, payload: object, on = api.app) =>
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
    const all = await api.events.query<{ n: number }>('select count() as n from hits');
    expect(all[0]?.n).toBeGreaterThan(5);
  });

  test('R-18 each is restricted by segments: with a value and without it are together all', async () => {
    const where = { is: 'equals', dimension: 'page', value: HOSTILE } as const;
    const timesIn = async (level: string, isExcluded: boolean) =>
      (await post('flow', { period: DAY, value: HOSTILE, segments: [{ level, isExcluded, where }] })).json().times;
    for (const level of ['visit', 'visitor'])
      expect([await timesIn(level, false), await timesIn(level, true)]).toEqual([1, 0]);
    const segments = [{ level: 'visit', where }];
    for (const [name, given] of [
      ['funnel', { steps: [where] }],
      ['retention', {}],
      ['concurrency', {}],
      ['reach', {}],
    ] as const)
      expect((await post(name, { period: DAY, ...given, segments })).statusCode, name).toBe(200);
    const query = { period: DAY, value: HOSTILE, segments };
    expect((await post('flow/rows', { query, step: 1, value: null })).json()).toMatchObject({ rowCount: 1 });
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
      events: { query: api.events.query },
      completeness: async () => ({ completeUntil: null, waitingEvents: null }),
      requireReader: (scope) => async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${scope}`) await reply.code(403).send({});
      },
      timeZone: async () => 'Europe/Madrid',
      reportSuite: SUITE,
      schedule: async () => [],
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

  test('R-09 rows behind a number say whose they are and when, as those of a figure', async () => {
    const pseudonym = expect.stringMatching(/^[0-9A-F]+$/);
    const rowsOf = async (name: string, payload: object) => {
      const answer = await post(`${name}/rows`, payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().rows;
    };
    const steps = [{ is: 'equals', dimension: 'page', value: 'portada' }];
    const [at, later] = ['2026-11-18T10:00:00.000Z', '2026-11-18T10:05:00.000Z'];
    expect(await rowsOf('funnel', { query: { period: DAY, steps }, step: 1 })).toEqual([
      { id: pseudonym, visit: pseudonym, at, reached: 1 },
    ]);
    expect(await rowsOf('funnel', { query: { period: DAY, steps, within: { seconds: 60 } }, step: 1 })).toEqual([
      { id: pseudonym, visitor: pseudonym, at, reached: 1 },
    ]);
    const before = { query: { period: DAY, value: 'temps' }, step: -1, value: 'portada' };
    expect(await rowsOf('flow', before)).toEqual([{ id: expect.any(String), visit: pseudonym, at: later }]);
    expect(await rowsOf('retention', { query: { period: DAY }, week: '2026-11-16', after: 0 })).toContainEqual({
      id: pseudonym,
      visitor: pseudonym,
      at,
    });
  });

  test('R-18 answer in CSV with one line per number', async () => {
    const url = '/api/v1/reports/funnel?format=csv';
    const payload = { period: DAY, steps: [{ is: 'equals', dimension: 'page', value: 'portada' }] };
    const answer = await api.app.inject({ method: 'POST', url, payload });
    expect(answer.body).toBe('\uFEFFstep,count,ofPrevious,ofFirst\r\n1,1,,1\r\n');
  });

  test('R-18 answer in Parquet with numbers as numbers, texts as texts, and rows behind a number too', async () => {
    const steps = [{ is: 'equals', dimension: 'page', value: 'portada' }];
    const read = async (name: string, payload: object) => {
      const url = `/api/v1/reports/${name}?format=parquet`;
      const answer = await api.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBe(200);
      const file = join(api.dataDir, 'answer.parquet');
      await writeFile(file, answer.rawPayload);
      return api.events.query<Record<string, unknown>>('select * from file({file:String}, Parquet)', { file });
    };
    expect(await read('funnel', { period: DAY, steps })).toEqual([{ step: 1, count: 1, ofPrevious: null, ofFirst: 1 }]);
    const flow = await read('flow', { period: DAY, dimension: 'page', value: 'portada', steps: 1 });
    expect(flow.map(({ step }) => step)).toEqual(expect.arrayContaining([-1, 1]));
    expect((await read('retention', { period: DAY }))[0]).toMatchObject({ week: '2026-11-16', after: 0 });
    expect(await read('positions', { period: DAY })).toEqual([]);
    const rows = await read('funnel/rows', { query: { period: DAY, steps }, step: 1 });
    expect(rows).toHaveLength(1);
  });
});
