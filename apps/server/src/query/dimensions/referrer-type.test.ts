/** Where page views came from, and which hits say it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aView, openReportApi } from '../../reports/api/testing/open-report-api.ts';

const DAY = { from: '2026-11-12', to: '2026-11-12' };
const url = 'https://www.tramuntana.example/noticies/';

let api: Awaited<ReturnType<typeof openReportApi>>;
beforeAll(async () => {
  api = await openReportApi();
  const hit = (minute: number, visitor: string, over: object) =>
    aView(`2026-11-12T10:0${minute}:00.000Z`, visitor, { url, ...over });
  await api.events.insert('hits', [
    hit(0, 'anna', { referrer: 'https://www.google.com/' }),
    hit(1, 'anna', { kind: 'link', link_type: 'lnk_e' }),
    hit(2, 'anna', { referrer: 'https://www.tramuntana.example/' }),
    hit(3, 'anna', { kind: 'event' }),
    hit(0, 'biel', { referrer: '' }),
    hit(1, 'carla', { referrer: 'https://m.facebook.com/' }),
    hit(2, 'david', { referrer: 'https://diari.example/' }),
  ]);
});
afterAll(() => api.close());

test('R-01 only page views have a referrer type: a click without referrer makes no visit direct', async () => {
  const { rows, totals } = await api.answered({
    period: DAY,
    metrics: ['pageviews', 'visits', 'visitors'],
    dimensions: ['referrerType'],
    sort: { by: 'referrerType', direction: 'ascending' },
  });
  const one = { pageviews: 1, visits: 1, visitors: 1 };
  expect(rows.map(({ dimensions, metrics }) => [dimensions.referrerType, metrics])).toEqual([
    ['', { pageviews: 0, visits: 1, visitors: 1 }],
    ...['direct', 'internal', 'other', 'search', 'social'].map((type) => [type, one]),
  ]);
  expect(totals).toEqual({ pageviews: 5, visits: 4, visitors: 4 });
});
