/** When a query in a URL is answered again: whenever its answer may have changed. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ALL_METRICS } from '../../query/metrics/all-metrics.ts';
import { DAY, makeApp, openReportApi } from './testing/open-report-api.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

/** Asks with the ETag of the first answer, before and after a change. */
async function aroundChange(query: object, change: () => void, over: Parameters<typeof makeApp>[1] = {}) {
  const app = await makeApp(api.events.query, over);
  const url = `/api/v1/reports/query?query=${encodeURIComponent(JSON.stringify(query))}`;
  const first = await app.inject(url);
  expect(first.statusCode, first.body).toBe(200);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const before = (await app.inject({ url, headers })).statusCode;
  change();
  const after = (await app.inject({ url, headers })).statusCode;
  await app.close();
  return [before, after];
}

describe('the ETag of a report', () => {
  test('R-18 changes with the version of a definition that the query uses, and of no other', async () => {
    const query = { period: DAY, metrics: ['pageviews'] };
    const bump = (key: string) => () => {
      const metric = ALL_METRICS[key];
      if (metric) vi.spyOn(metric, 'version', 'get').mockReturnValue(metric.version + 1);
    };
    expect(await aroundChange(query, bump('plays'))).toEqual([304, 304]);
    expect(await aroundChange(query, bump('pageviews'))).toEqual([304, 200]);
  });

  test('R-18 changes as time passes while the period or its comparison is provisional, and once it is final', async () => {
    let nowMs = NOW_MS;
    let completeUntil = new Date(NOW_MS).toISOString();
    const over = {
      nowMs: () => nowMs,
      completeness: async () => ({ completeUntil, waitingEvents: 0 }),
    };
    const later = (ms: number) => () => {
      nowMs += ms;
      completeUntil = new Date(nowMs).toISOString();
    };
    const metrics = ['pageviews'];
    const untilNow = { from: '2026-11-20T10:00', to: '2026-11-20T13:00' };
    expect(await aroundChange({ period: DAY, metrics }, later(600_000), over)).toEqual([304, 304]);
    expect(await aroundChange({ period: untilNow, metrics }, later(20_000), over)).toEqual([304, 200]);
    const compared = { period: DAY, metrics, comparison: untilNow };
    expect(await aroundChange(compared, later(20_000), over)).toEqual([304, 200]);
    expect(await aroundChange({ period: untilNow, metrics }, later(3_600_000), over)).toEqual([304, 200]);
    completeUntil = '2026-11-18T23:00:00.000Z';
    const caughtUp = () => {
      completeUntil = new Date(nowMs).toISOString();
    };
    expect(await aroundChange({ period: DAY, metrics }, caughtUp, over)).toEqual([304, 200]);
  });

  test('R-18 changes with the schedule where broadcasts are counted, and only there', async () => {
    const item = { channel: 'tv1', startMs: Date.parse('2026-11-18T10:00:00Z'), mediaId: '' };
    let broadcasts = [{ ...item, title: 'Notícies', endMs: item.startMs + 1_800_000 }];
    const over = { schedule: async () => broadcasts };
    const longer = () => {
      broadcasts = broadcasts.map((one) => ({ ...one, endMs: one.endMs + 60_000 }));
    };
    const counted = { period: DAY, metrics: ['broadcastAudience'], dimensions: ['broadcast'] };
    expect(await aroundChange(counted, longer, over)).toEqual([304, 200]);
    expect(await aroundChange({ period: DAY, metrics: ['pageviews'] }, longer, over)).toEqual([304, 304]);
  });
});
