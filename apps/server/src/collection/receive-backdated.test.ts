import { DAY_MS } from '@sintonia/contracts';
import { encodeHit } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../stores/events/event-rows.ts';
import { StreamError } from '../stores/stream/event-stream.ts';
import { createReceiveBackdated } from './receive-backdated.ts';

const MONTH_AGO_MS = Date.UTC(2026, 9, 20, 11);
const hit = (suite: string, visitor = '2') => {
  const query = encodeHit({
    pageName: 'portada',
    visitorId: visitor.repeat(38),
    localTime: { atMs: MONTH_AGO_MS, offsetMin: -60 },
  });
  return {
    atMs: MONTH_AGO_MS,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    line: `/b/ss/${suite}/1/SI-1/s1?${query}`,
  };
};

describe('receiving the demonstration history (R-11, S-06)', () => {
  test('R-11 an event of a month ago keeps its date and takes the usual steps, and other suites are set aside', async () => {
    const rows: EventRow[] = [];
    const receive = createReceiveBackdated({ append: async (more) => void rows.push(...more) }, 'site-demo');
    expect(await receive([hit('site-demo'), hit('site')])).toBe(true);
    const [own, other] = rows;
    expect(own).toMatchObject({ table: 'hits', row: { suite: 'site-demo', is_robot: 1, address: '127.0.0.0' } });
    expect(Math.abs(Date.parse(own?.table === 'hits' ? own.row.occurred_at : '') - MONTH_AGO_MS)).toBeLessThan(
      DAY_MS / 24,
    );
    expect(other).toMatchObject({ table: 'rejected', row: { reason: 'unknownSuite' } });
  });

  test('R-11 S-06 requests of several visitors are processed together, but not counted as one browser’s', async () => {
    const rows: EventRow[] = [];
    const receive = createReceiveBackdated({ append: async (more) => void rows.push(...more) }, 'site-demo');
    await receive(['1', '2', '3', '4', '5'].map((visitor) => hit('site-demo', visitor)));
    expect(rows.map(({ row }) => row.request_visitors)).toEqual([1, 1, 1, 1, 1]);
  });

  test('R-11 events that the stream refuses are not accepted', async () => {
    const append = () => Promise.reject(new StreamError('full', 'full'));
    expect(await createReceiveBackdated({ append }, 'site-demo')([hit('site-demo')])).toBe(false);
  });
});
