/** The catalogue of metrics and dimensions, and the OpenAPI document. */
import { brotliDecompressSync } from 'node:zlib';
import { MetricAccuracyList, ReportCatalogue } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import figures from '../../query/calibration/calibration-figures.json' with { type: 'json' };
import { DIMENSIONS } from '../../query/dimensions/all-dimensions.ts';
import { ALL_METRICS } from '../../query/metrics/all-metrics.ts';
import { DAY, openReportApi } from './testing/open-report-api.ts';

let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
});
afterAll(() => api.close());

describe('the catalogue of reports', () => {
  test('R-15 R-18 the OpenAPI document names every address, and every reference in it leads somewhere', async () => {
    const document = (await api.app.inject('/api/v1/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual([
      '/api/v1/reports/catalogue',
      '/api/v1/reports/accuracy',
      '/api/v1/reports/query',
      '/api/v1/reports/rows',
      '/api/v1/reports/left-out',
      '/api/v1/reports/session',
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

  test('R-18 the document states formats, ETags, cursors and when to try again', async () => {
    const { paths } = (await api.app.inject('/api/v1/openapi.json')).json();
    const names = (parameters: { name: string }[] = []) => parameters.map(({ name }) => name);
    const { get, post } = paths['/api/v1/reports/query'];
    expect([names(post.parameters), names(get.parameters)]).toEqual([
      ['format', 'cache-control'],
      ['query', 'format', 'cache-control', 'if-none-match'],
    ]);
    expect(Object.keys(get.responses[200].headers)).toEqual(expect.arrayContaining(['etag', 'x-next-cursor']));
    expect(Object.keys(get.responses[304].headers)).toEqual(['etag']);
    for (const one of [post.responses[503], post.responses[429], paths['/api/v1/events'].get.responses[503]]) {
      expect(Object.keys(one.headers)).toEqual(['retry-after']);
    }
    for (const methods of Object.values<Record<string, Record<string, unknown>>>(paths)) {
      for (const one of Object.values(methods)) if ('responses' in one) expect(one).toHaveProperty('x-summary-ca');
    }
  });

  test('R-18 the example of each body is a valid one', async () => {
    const { paths } = (await api.app.inject('/api/v1/openapi.json')).json();
    type Sent = { post?: { requestBody: { content: { 'application/json': { example: object } } } } };
    for (const [url, { post }] of Object.entries<Sent>(paths)) {
      if (!post || url === '/api/v1/segments') continue; // another plugin
      const payload = post.requestBody.content['application/json'].example;
      const answer = await api.app.inject({ method: 'POST', url, payload });
      expect([url, answer.body, answer.statusCode]).toEqual([url, answer.body, url.endsWith('/session') ? 404 : 200]);
    }
  }, 120_000);

  test('R-09 every metric and dimension has names, and no two share one', async () => {
    const catalogue = ReportCatalogue.parse((await api.app.inject('/api/v1/reports/catalogue')).json());
    for (const { key, title, sentence, formula } of [...catalogue.metrics, ...catalogue.dimensions]) {
      for (const words of [title.ca, title.en, sentence.ca, sentence.en, formula]) expect(words, key).not.toBe('');
    }
    expect(Object.keys(ALL_METRICS).filter((key) => key in DIMENSIONS)).toEqual([]);
  });

  test('R-09 every metric has a formula that people read, and no SQL in it', async () => {
    const { metrics } = ReportCatalogue.parse((await api.app.inject('/api/v1/reports/catalogue')).json());
    for (const { key, reading } of metrics) {
      for (const text of [reading.ca, reading.en]) {
        expect(text, key).toMatch(/ /);
        expect(text, key).not.toMatch(/_|count\(|cast\(|\bif\(|[a-z][A-Z]/);
      }
    }
    const readingOf = (key: string) => metrics.find((one) => one.key === key)?.reading;
    expect(readingOf('plays')?.ca).toBe('nombre d’inicis de reproducció del contingut, comptats un sol cop per sessió');
    expect(readingOf('completionRate')?.en).toBe('Finished plays ÷ Plays of known length');
  });

  test('R-09 a browser receives the catalogue compressed, and the same as one that accepts no compression', async () => {
    const url = '/api/v1/reports/catalogue';
    const plain = await api.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    const small = await api.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(30_000);
  });

  test('R-11 the accuracy of each metric is that of the calibration; of an unknown one, the nearest name', async () => {
    const of = async (metric: string) => (await api.app.inject(`/api/v1/reports/accuracy?metric=${metric}`)).json();
    for (const metric of Object.keys(ALL_METRICS)) {
      const published = figures.flatMap(({ condition, metrics }) => {
        const one = (metrics as Record<string, object>)[metric]; // cast: the type of the file lists every metric
        return one ? [{ condition, ...one }] : [];
      });
      expect(MetricAccuracyList.parse(await of(metric)), metric).toEqual(published);
    }
    expect(await of('pageviews')).not.toEqual([]);
    for (const wrong of ['pageview', 'constructor', '']) {
      const refused = await api.app.inject(`/api/v1/reports/accuracy?metric=${wrong}`);
      expect([refused.statusCode, refused.json().problems[0].code]).toEqual([400, 'unknownMetric']);
    }
    expect((await of('pageview')).problems[0].nearest).toBe('pageviews');
    expect((await api.app.inject('/api/v1/reports/accuracy')).statusCode).toBe(400);
  });

  test('R-01 every dimension can be queried with a metric of each of its relations', async () => {
    const metricOn = new Map(
      Object.entries(ALL_METRICS).flatMap(([key, one]) => ('relation' in one ? [[one.relation, key]] : [])),
    );
    for (const [relation, metric] of metricOn) {
      const keys = Object.keys(DIMENSIONS).filter((key) => DIMENSIONS[key]?.on[relation]);
      for (let i = 0; i < keys.length; i += 3) {
        await api.answered({ period: DAY, metrics: [metric], dimensions: keys.slice(i, i + 3) });
      }
    }
  }, 120_000);
});
