/** The catalogue of metrics and dimensions, and the OpenAPI document. */
import { ReportCatalogue } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIMENSIONS } from '../../query/dimensions/all-dimensions.ts';
import { ALL_METRICS } from '../../query/metrics/all-metrics.ts';
import { DAY, openReportApi } from './testing/open-report-api.ts';

let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
});
afterAll(() => api.close());

describe('the catalogue of reports', () => {
  test('R-18 the OpenAPI document names every address, and every reference in it leads somewhere', async () => {
    const document = (await api.app.inject('/api/v1/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual([
      '/api/v1/reports/catalogue',
      '/api/v1/reports/query',
      '/api/v1/reports/rows',
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

  test('R-09 every metric and dimension has names, and no two share one', async () => {
    const catalogue = ReportCatalogue.parse((await api.app.inject('/api/v1/reports/catalogue')).json());
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
        if (metric) await api.answered({ period: DAY, metrics: [metric], dimensions: [key] });
      }
    }
  }, 120_000);
});
