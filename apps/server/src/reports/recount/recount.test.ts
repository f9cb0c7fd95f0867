/** The report engine against the slow count: any query over any events says the same to the unit (S-07, R-01, R-09). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../commands/random.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerReport } from '../answer-report.ts';
import { metricOf } from '../metrics/all-metrics.ts';
import { aRandomQuery, randomRows, ZONE } from './random-report.ts';
import { type RawRows, recount, rowKey } from './recount-query.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-recount-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const REACHES = { completeUntil: '2026-12-01T00:00:00.000Z', waitingEvents: 0 };

async function expectTheSame(rows: RawRows, query: ReportQuery, suite: string): Promise<void> {
  const answer = await answerReport(
    { ...query, limit: 10_000 },
    {
      events: store,
      completeness: async () => REACHES,
      timeZone: ZONE,
      reportSuite: suite,
      nowMs: Date.parse('2026-12-01'),
    },
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { period, rows: answered, totals } = answer.value;
  const slow = recount(rows, {
    ...query,
    suite,
    fromMs: Date.parse(period.from),
    toMs: Date.parse(period.to),
    timeZone: ZONE,
  });
  const keys = [...(query.granularity === 'total' ? [] : ['time']), ...query.dimensions];
  const isCounted = (name: string) => ['count', 'seconds', 'ms'].includes(metricOf(name).unit);
  const counted = (figures: Record<string, number | null>) =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => isCounted(name)));
  const got = Object.fromEntries(
    answered.map(({ dimensions, metrics }) => [rowKey(keys.map((key) => dimensions[key] ?? '')), counted(metrics)]),
  );
  const note = JSON.stringify(query);
  expect(counted(totals), note).toEqual(counted(slow.totals));
  const expected = Object.fromEntries([...slow.rows].map(([key, figures]) => [key, counted(figures)]));
  // Without a breakdown there is one row, also of nothing.
  expect(got, note).toEqual(keys.length === 0 && slow.rows.size === 0 ? { '[]': counted(slow.totals) } : expected);
}

const SEEDS = Array.from({ length: Number(process.env.RECOUNT_SEEDS ?? 3) }, (_, i) => i + 1);

describe('reports and the slow count', () => {
  test.each(SEEDS)(
    'R-18 S-07 any metric by any dimension, filter, segment and granularity (seed %d)',
    async (seed) => {
      const random: Random = createRandom(seed);
      const suite = `recount-${seed}`;
      const rows = randomRows(random, suite);
      await store.insert('hits', rows.hits);
      await store.insert('playback', rows.reports);
      for (let i = 0; i < 60; i++) await expectTheSame(rows, ReportQuery.parse(aRandomQuery(random)), suite);
    },
    120_000,
  );
});
