/** Figures are equal to the independent count whatever the order in which events are stored, and whenever hours are built. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../tools/random.ts';
import { createRollups } from '../../query/rollups/maintain-rollups.ts';
import { touchingSuperseded } from '../../query/rollups/supersede-copies.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { comparisonWith, SETTLE_MS } from './testing/compare-with-recount.ts';
import { aRandomQuery } from './testing/random-query.ts';
import { hoursAway, randomRows } from './testing/random-rows.ts';
import type { RawRows } from './testing/recount-query.ts';

const HOLD_MS = 200;

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-arrivals-'));
  store = touchingSuperseded(await openEmbeddedEventStore({ dataDir }), Date.now, HOLD_MS);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});
const expectTheSame = comparisonWith(() => store);

/** Stores rows as the server does: events of several inserts are merged in the background at any time. */
async function storeRows({ hits, heartbeats }: RawRows, isMerged: boolean): Promise<void> {
  if (hits.length > 0) await store.insert('hits', hits);
  if (heartbeats.length > 0) await store.insert('playback', heartbeats);
  if (isMerged) for (const table of ['hits', 'playback']) await store.change(`optimize table ${table} final`);
}
async function build(suite: string): Promise<number> {
  await pause(HOLD_MS + 2 * SETTLE_MS); // no hour is built before
  const rollups = createRollups({ events: store, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS });
  return (await rollups.buildDue()) + (await rollups.buildFacts());
}

const DAY = { from: '2026-10-24', to: '2026-10-26' };
const IN_HOUR = ['2026-10-25T10:10:00.000Z', '2026-10-25T15:10:00.000Z', '2026-10-25T20:10:00.000Z'] as const;
const byHour = (...metrics: string[]) => ReportQuery.parse({ period: DAY, granularity: 'hour', metrics });

const aHit = (suite: string, at: string, more: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  ...{ event_id: `${suite} view`, suite, visitor_id: 'anna', tier: 'consented', page_name: 'portada' },
  ...{ occurred_at: at, sent_at: IN_HOUR[0], received_at: at },
  ...more,
});
const aPlay = (suite: string, at: string, more: Partial<PlaybackRow> = {}): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  ...{ event_id: `${suite} play`, suites: [suite], session_id: suite, visitor_id: 'anna', tier: 'consented' },
  ...{ event: 'play', asset_type: 'main', duration_ms: 60_000, occurred_at: at, sent_at: IN_HOUR[0], received_at: at },
  ...more,
});

describe('arrivals in any order', () => {
  test.each([
    ['at once', false],
    ['after parts were merged', true],
  ])(
    'S-07 R-18 a first copy that is stored after a later one moves its figures to its own hour, %s',
    async (_, isMerged) => {
      const suite = `first-copy-${isMerged}`;
      const late: RawRows = { hits: [aHit(suite, IN_HOUR[2])], heartbeats: [aPlay(suite, IN_HOUR[2])] };
      const first: RawRows = { hits: [aHit(suite, IN_HOUR[1])], heartbeats: [aPlay(suite, IN_HOUR[1])] };
      const queries = [
        byHour('pageviews', 'visitors'),
        byHour('mediaStarts', 'contentTimeSpent'),
        byHour('averageAudience'),
      ];
      await storeRows(late, false);
      await build(suite);
      for (const query of queries) await expectTheSame(late, query, suite);
      await storeRows(first, isMerged);
      const both = { hits: [...late.hits, ...first.hits], heartbeats: [...late.heartbeats, ...first.heartbeats] };
      for (const query of queries) await expectTheSame(both, query, suite); // before the server has examined it
      await build(suite);
      for (const query of queries) await expectTheSame(both, query, suite);
    },
  );

  test('S-07 R-18 a start that is stored after its viewing moves the viewing to its own hour', async () => {
    const suite = 'late-start';
    const watched: RawRows = { hits: [], heartbeats: [aPlay(suite, IN_HOUR[2])] };
    const start: RawRows = {
      hits: [
        aHit(suite, IN_HOUR[0], {
          event_id: `${suite} begins`,
          kind: 'mediaStart',
          media_session_id: suite,
          device: 'mobile',
        }),
      ],
      heartbeats: [aPlay(suite, IN_HOUR[0], { event_id: `${suite} start`, event: 'start', duration_ms: 0 })],
    };
    const query = ReportQuery.parse({
      ...byHour('mediaStarts', 'plays', 'contentTimeSpent'),
      dimensions: ['device'],
    });
    await storeRows(watched, false);
    await build(suite);
    await expectTheSame(watched, query, suite);
    await storeRows(start, true);
    const both = { hits: start.hits, heartbeats: [...watched.heartbeats, ...start.heartbeats] };
    await expectTheSame(both, query, suite);
    await build(suite);
    await expectTheSame(both, query, suite);
  });

  test('S-07 R-18 late heartbeats, of an offline viewing, join the visits of hours with facts', async () => {
    const suite = 'late-heartbeats';
    const pages: RawRows = {
      hits: IN_HOUR.map((at, i) => aHit(suite, at, { event_id: `${suite} ${i}` })),
      heartbeats: [],
    };
    const everyMs = 25 * 60_000;
    const watched: RawRows = {
      hits: [],
      heartbeats: Array.from({ length: 12 }, (_, i) => {
        const at = new Date(Date.parse(IN_HOUR[0]) + i * everyMs).toISOString();
        return aPlay(suite, at, {
          event_id: `${suite} play ${i}`,
          sent_at: at,
          received_at: '2026-10-27T08:00:00.000Z',
        });
      }),
    };
    const queries = [
      ReportQuery.parse({ period: DAY, metrics: ['visits', 'entries', 'exits', 'bounces'] }),
      ReportQuery.parse({ period: DAY, metrics: ['visits'], granularity: 'hour', dimensions: ['landingPage'] }),
      ReportQuery.parse({ period: DAY, metrics: ['pageviews'], dimensions: ['visitNumber', 'previousPage'] }),
    ];
    const compare = async (rows: RawRows) => {
      const read = [];
      for (const query of queries) read.push((await expectTheSame(rows, query, suite))[0]?.from);
      return read;
    };
    await storeRows(pages, false);
    await build(suite);
    expect(await compare(pages)).toEqual(['facts', 'facts', 'facts']);
    await storeRows(watched, true);
    const both = { hits: pages.hits, heartbeats: watched.heartbeats };
    expect(await compare(both)).toEqual(['events', 'events', 'events']);
    await build(suite);
    expect(await compare(both)).toEqual(['facts', 'facts', 'facts']);
  });

  test.each(Array.from({ length: Number(process.env.RECOUNT_SEEDS ?? 1) }, (_, i) => i + 101))(
    'S-07 R-18 figures are equal whatever the order of arrival, with builds between (seed %d)',
    async (seed) => {
      const random = createRandom(seed);
      const suite = `arrivals-${seed}`;
      const rows = randomRows(random, suite, hoursAway);
      const parts = inParts(rows, random);
      const stored: { hits: HitRow[]; heartbeats: PlaybackRow[] } = { hits: [], heartbeats: [] };
      const compare = async (count: number) => {
        for (let i = 0; i < count; i++) await expectTheSame(stored, ReportQuery.parse(aRandomQuery(random)), suite);
      };
      for (const part of parts) {
        await storeRows(part, random.whole(2) === 0);
        stored.hits.push(...part.hits);
        stored.heartbeats.push(...part.heartbeats);
        await compare(2);
        expect(await build(suite)).toBeGreaterThan(0);
        await compare(5);
      }
      expect(await build(suite)).toBe(0);
    },
    480_000,
  );
});

/** Rows in any order, in three inserts; repeats may be stored before their originals. */
function inParts({ hits, heartbeats }: RawRows, random: Random): RawRows[] {
  const inAnyOrder = <R>(rows: readonly R[]): [number, R][] => rows.map((row): [number, R] => [random.whole(3), row]);
  const [partedHits, partedHeartbeats] = [inAnyOrder(hits), inAnyOrder(heartbeats)];
  const of = <R>(rows: readonly [number, R][], part: number): R[] =>
    rows.flatMap(([number, row]) => (number === part ? [row] : []));
  return [0, 1, 2].map((part) => ({ hits: of(partedHits, part), heartbeats: of(partedHeartbeats, part) }));
}
