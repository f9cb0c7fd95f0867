/** Pages sorted by a fraction: one by one they have every row once, in the order of one large page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerReport } from '../answer-report.ts';

const SUITE = 'paging';
const BEGIN_MS = Date.parse('2026-11-18T08:00:00Z');
const PAGES = 24;
let dataDir: string;
let store: EventStore;

const at = (ms: number) => {
  const iso = new Date(BEGIN_MS + ms).toISOString();
  return { occurred_at: iso, sent_at: iso, received_at: iso };
};
/** Page n has visits of as many bounces in 3 to 11 visits: fractions without end, some of them twice. */
const hits: HitRow[] = Array.from({ length: PAGES }, (_, n) => {
  const visits = 3 + (n % 9);
  return Array.from({ length: visits }, (_, visit) =>
    Array.from({ length: visit <= n % 4 ? 1 : 2 }, (_, view) => ({
      ...EMPTY_HIT,
      ...at(n * 60_000 + visit * 1000 + view * 20),
      ...{
        event_id: `h ${n} ${visit} ${view}`,
        suite: SUITE,
        visitor_id: `v ${n} ${visit}`,
        tier: 'consented' as const,
      },
      ...{ page_name: `p${n}`, path: `/${n}/` },
    })),
  ).flat();
}).flat();
/** Title n plays for a number of milliseconds, that of title n + 12 too. */
const heartbeats: PlaybackRow[] = Array.from({ length: PAGES }, (_, n) => ({
  ...EMPTY_PLAYBACK,
  ...at(n * 30_000 + 20_000),
  ...{ event_id: `b ${n}`, suites: [SUITE], session_id: `s${n}`, visitor_id: `v${n}`, tier: 'consented' as const },
  ...{ event: 'play', asset_type: 'main', stream_type: 'vod', video_id: String(1000 + n), length_s: 600 },
  ...{ playhead_s: 12, duration_ms: 7001 + (n % 12) * 137 },
}));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-paging-'));
  store = await openEmbeddedEventStore({ dataDir });
  await store.insert('hits', hits);
  await store.insert('playback', heartbeats);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** Runs the queries that every page repeats (hours, what is left out) once. */
const answers = new Map<string, Promise<unknown[]>>();
const queryOnce: EventStore['query'] = async <T>(...of: Parameters<EventStore['query']>) => {
  const key = JSON.stringify(of);
  const rows = answers.get(key) ?? store.query(...of);
  answers.set(key, rows);
  return (await rows) as T[]; // cast: the caller states the row type
};
const answer = async (query: object) => {
  const parsed = ReportQuery.parse({ period: { from: '2026-11-18', to: '2026-11-18' }, ...query });
  const answered = await answerReport(parsed, {
    events: { query: queryOnce },
    completeness: async () => ({ completeUntil: '2026-12-01T00:00:00.000Z', waitingEvents: 0 }),
    ...{ timeZone: 'Europe/Madrid', reportSuite: SUITE, nowMs: BEGIN_MS + 5 * 86_400_000 },
  });
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered.value;
};

test.each([
  ['bounceRate', 'page', 'descending'],
  ['bounceRate', 'page', 'ascending'],
  ['averageAudience', 'mediaId', 'descending'],
  ['averageAudience', 'mediaId', 'ascending'],
])(
  'R-01 pages of one row sorted by %s of each %s, %s, add up to one large page',
  async (metric, dimension, direction) => {
    const query = { metrics: [metric], dimensions: [dimension], sort: { by: metric, direction } };
    const { rows } = await answer({ ...query, limit: 1000 });
    const values = rows.map(({ metrics }) => metrics[metric]);
    expect(rows).toHaveLength(PAGES);
    expect(new Set(values).size).toBeLessThan(PAGES); // ties
    const paged: typeof rows = [];
    let cursor: string | undefined;
    do {
      const page = await answer({ ...query, limit: 1, ...(cursor && { cursor }) });
      paged.push(...page.rows);
      cursor = page.next ?? undefined;
    } while (cursor && paged.length < 2 * PAGES);
    expect(paged).toEqual(rows);
  },
  120_000,
);
