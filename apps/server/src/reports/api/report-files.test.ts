/** Reports as CSV and Parquet files. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readParquet } from '../parquet/testing/read-parquet.ts';
import { DAY, HOSTILE, openReportApi } from './testing/open-report-api.ts';

let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
});
afterAll(() => api.close());

describe('files of a report', () => {
  test('R-15 R-18 a report as Parquet has its rows, texts as they are and missing figures as null', async () => {
    const read = async (period: object, filter: object) => {
      const payload = {
        period,
        filter,
        comparison: 'previous',
        metrics: ['pageviews', 'bounceRate'],
        dimensions: ['page'],
      };
      const answer = await api.ask(payload, { accept: 'application/vnd.apache.parquet' });
      expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
      const file = join(api.dataDir, 'report.parquet');
      await writeFile(file, answer.rawPayload);
      return api.events.query('select * from file({file:String}, Parquet) order by page', { file });
    };
    const hostile = { is: 'equals', dimension: 'page', value: HOSTILE };
    const temps = { is: 'equals', dimension: 'page', value: 'temps' };
    expect(await read(DAY, { any: [hostile, temps] })).toEqual([
      ...[{ page: HOSTILE, pageviews: 1, bounceRate: 1, 'pageviews:compared': 0, 'bounceRate:compared': null }],
      ...[{ page: 'temps', pageviews: 1, bounceRate: 0, 'pageviews:compared': 1, 'bounceRate:compared': 1 }],
    ]);
    expect(await read({ from: '2020-01-01', to: '2020-01-01' }, temps)).toEqual([]);
  });

  test('R-18 another program reads a report as Parquet, every value as in JSON', async () => {
    const payload = {
      ...{ period: DAY, granularity: 'hour', comparison: 'previous', dimensions: ['page'] },
      metrics: ['pageviews', 'bounceRate', 'visits'],
    };
    const { rows } = await api.answered(payload);
    const answer = await api.ask(payload, { accept: 'application/vnd.apache.parquet' });
    const read = await readParquet(answer.rawPayload);
    expect(rows.length).toBeGreaterThan(2);
    expect(read.rows).toEqual(
      rows.map(({ dimensions, metrics, compared = {} }) => ({
        ...dimensions,
        ...metrics,
        ...Object.fromEntries(Object.entries(compared).map(([key, value]) => [`${key}:compared`, value])),
      })),
    );
  });

  test('R-15 R-18 in CSV no cell is a formula', async () => {
    const query = {
      period: DAY,
      metrics: ['pageviews'],
      dimensions: ['section'],
      filter: { is: 'starts', dimension: 'section', value: '=' },
    };
    const answer = await api.ask(query, { accept: 'text/csv' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe('\uFEFFsection,pageviews\r\n"\'=cmd|calc",1\r\n');
  });
});
