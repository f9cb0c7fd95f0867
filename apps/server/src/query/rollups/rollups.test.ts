/** Compares reports through rollups on the real engine with an independent count, with arrivals in any order (S-07). */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../tools/random.ts';
import { overviewReport } from '../../reports/overview/overview-report.ts';
import { countLeftOut } from '../../reports/recount/testing/count-left-out.ts';
import { someForgerySignals } from '../../reports/recount/testing/random-rows.ts';
import { topVideosQuery } from '../../reports/top-videos.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { readLeftOut } from '../left-out.ts';
import type { SuitePeriod } from '../relations.ts';
import { queryRunner } from '../run-query.ts';
import { forgettingRollups } from './forget-hours.ts';
import { createRollups } from './maintain-rollups.ts';
import { findSources } from './sources.ts';
import { sweepBuilds } from './sweep-builds.ts';
import { countByHand } from './testing/count-by-hand.ts';

const BEGIN_MS = Date.parse('2026-11-18T22:00:00Z');
const SPAN_HOURS = 9;
/** Inserts of a test are visible as soon as they are acknowledged. */
const SETTLE_MS = 2;
const HOLD_MS = 300;

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-rollups-'));
  store = forgettingRollups(await openEmbeddedEventStore({ dataDir }), HOLD_MS);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

let serial = 0;
const iso = (ms: number) => new Date(ms).toISOString();
const inSettled = (events: Pick<EventStore, 'query'>, range: SuitePeriod) => findSources(events, range, SETTLE_MS);

/** Times are concentrated around hour boundaries and the visit gap. */
function aTime(random: Random): number {
  const hourMs = BEGIN_MS + random.whole(SPAN_HOURS) * HOUR_MS;
  const near = random.pick([0, 1, HOUR_MS / 2, HOUR_MS - 1, random.whole(HOUR_MS), random.whole(HOUR_MS)]);
  return hourMs + near;
}

function aHit(random: Random, suite: string): HitRow {
  const occurredMs = aTime(random);
  const visitor_id = random.pick(['', 'anna', 'biel', 'carla', 'dídac', `v${random.whole(30)}`]);
  return {
    ...EMPTY_HIT,
    event_id: `${suite}-h${serial++}`,
    suite,
    occurred_at: iso(occurredMs),
    received_at: iso(occurredMs + random.whole(3 * HOUR_MS)),
    sent_at: iso(random.pick([0, occurredMs, occurredMs - HOUR_MS])),
    kind: random.pick(['pageview', 'pageview', 'link']),
    visitor_id,
    tier: visitor_id === '' ? 'none' : 'consented',
    page_name: random.pick(['portada', 'temps', '', `notícia ${random.whole(6)}`]),
    path: `/${random.whole(4)}/`,
    ...someForgerySignals(random),
  };
}

function aHeartbeat(random: Random, suite: string): PlaybackRow {
  const occurredMs = aTime(random);
  const session = random.whole(25);
  return {
    ...EMPTY_PLAYBACK,
    event_id: `${suite}-p${serial++}`,
    suites: random.pick([[suite], [suite], [suite, 'another']]),
    occurred_at: iso(occurredMs),
    received_at: iso(occurredMs + random.whole(3 * HOUR_MS)),
    sent_at: iso(occurredMs),
    session_id: `${suite}-s${session}`,
    visitor_id: random.pick(['', `v${session % 7}`]),
    tier: random.pick(['consented', 'consented', 'none']),
    event: random.pick(['start', 'play', 'play', 'play', 'pause', 'complete']),
    asset_type: random.pick(['main', 'main', 'ad']),
    duration_ms: random.pick([0, random.whole(10_000)]),
    prev_ts: random.pick([-1, occurredMs - random.whole(10_000), occurredMs - random.whole(2 * HOUR_MS)]),
    video_id: String(1000 + (session % 5)),
    video_name: `Cims ${session % 5}`,
    ...someForgerySignals(random),
  };
}

/** The same bytes again, by another way: received later, so dated to another hour, and never counted. */
const repeatOf = <R extends HitRow | PlaybackRow>(row: R, random: Random): R => {
  const receivedMs = Date.parse(row.received_at) + 1 + random.whole(2 * HOUR_MS);
  return { ...row, received_at: iso(receivedMs), occurred_at: iso(Math.min(aTime(random), receivedMs)) };
};

const aPeriod = (random: Random, suite: string): SuitePeriod => {
  const bound = () => BEGIN_MS + random.whole(SPAN_HOURS + 1) * HOUR_MS + random.pick([0, 0, random.whole(HOUR_MS)]);
  const [fromMs = 0, toMs = 0] = [bound(), bound()].sort((a, b) => a - b);
  return { suite, fromMs, toMs: toMs + 1000 };
};

async function expectTheSame(
  hits: readonly HitRow[],
  heartbeats: readonly PlaybackRow[],
  period: SuitePeriod,
): Promise<void> {
  const byHand = countByHand(hits, heartbeats, period);
  const report = await overviewReport(store, period, SETTLE_MS);
  expect(report).toMatchObject({ totals: byHand.totals, hours: byHand.hours });
  const sources = await inSettled(store, period);
  expect(await queryRunner(store)(topVideosQuery(sources, 20))).toMatchObject(byHand.videos.slice(0, 20));
  const leftOut = countLeftOut({ hits, heartbeats }, { ...period, timeZone: 'UTC' });
  expect(await readLeftOut(queryRunner(store), sources)).toMatchObject(leftOut);
  const forged = Object.entries(leftOut).filter(([name]) => name.startsWith('forged'));
  expect(report.forged).toBe(forged.reduce((sum, [, count]) => sum + count, 0));
}

describe('rollups (S-07)', () => {
  test.each([7, 20_261_121])(
    'S-07 every figure equals the count by hand under repeats, late and unordered arrival, deletion (seed %d)',
    async (seed) => {
      const random = createRandom(seed);
      const suite = `suite-${seed}`;
      const mostRows = random.pick([40, 1_000_000]);
      const rollups = createRollups({
        events: store,
        reportSuite: suite,
        nowMs: Date.now,
        settleMs: SETTLE_MS,
        mostRows,
      });
      let hits: HitRow[] = [];
      let heartbeats: PlaybackRow[] = [];
      let hoursFromBuilds = 0;
      for (let round = 0; round < 8; round++) {
        const newHits = Array.from({ length: 1 + random.whole(60) }, () => aHit(random, suite));
        const newHeartbeats = Array.from({ length: 1 + random.whole(40) }, () => aHeartbeat(random, suite));
        const repeatedHits = hits.filter(() => random.whole(15) === 0).map((row) => repeatOf(row, random));
        const repeatedHeartbeats = heartbeats.filter(() => random.whole(15) === 0).map((row) => repeatOf(row, random));
        await store.insert('hits', [...newHits, ...repeatedHits]);
        await store.insert('playback', [...repeatedHeartbeats, ...newHeartbeats]);
        hits = [...hits, ...newHits, ...repeatedHits];
        heartbeats = [...heartbeats, ...newHeartbeats, ...repeatedHeartbeats];
        await expectTheSame(hits, heartbeats, aPeriod(random, suite));
        await pause(2 * SETTLE_MS);
        if (random.whole(3) > 0) await rollups.buildDue();
        if (round === 5) {
          await store.remove('hits', 'visitor_id = {id:String} and suite = {suite:String}', { id: 'anna', suite });
          await store.remove('playback', 'has(suites, {suite:String}) and visitor_id = {id:String}', {
            id: 'v3',
            suite,
          });
          hits = hits.filter((hit) => hit.visitor_id !== 'anna');
          heartbeats = heartbeats.filter((heartbeat) => heartbeat.visitor_id !== 'v3');
          await expectTheSame(hits, heartbeats, aPeriod(random, suite));
          await pause(HOLD_MS);
        }
        const everything = { suite, fromMs: BEGIN_MS, toMs: BEGIN_MS + SPAN_HOURS * HOUR_MS };
        for (const period of [aPeriod(random, suite), everything]) {
          const { hits: source, playback } = await inSettled(store, period);
          hoursFromBuilds += source.builds.length + playback.builds.length;
          await expectTheSame(hits, heartbeats, period);
        }
      }
      expect(hoursFromBuilds).toBeGreaterThan(20);
    },
    120_000,
  );

  test('S-07 settled whole hours are read only from their builds; figures are equal with and without them', async () => {
    const suite = 'whole';
    const random = createRandom(3);
    const hits = Array.from({ length: 300 }, () => aHit(random, suite));
    await store.insert('hits', hits);
    await pause(HOLD_MS + 2 * SETTLE_MS);
    const rollups = createRollups({ events: store, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS });
    expect(await rollups.buildDue()).toBeGreaterThanOrEqual(SPAN_HOURS);
    expect(await rollups.buildDue()).toBe(0);
    const period = { suite, fromMs: BEGIN_MS, toMs: BEGIN_MS + SPAN_HOURS * HOUR_MS };
    const sources = await inSettled(store, period);
    expect(sources.hits).toMatchObject({ builds: { length: SPAN_HOURS }, spans: [] });
    const without = await overviewReport(store, period, null);
    expect(await overviewReport(store, period, SETTLE_MS)).toMatchObject({
      totals: without.totals,
      hours: without.hours,
    });

    await store.insert('hits', [{ ...aHit(random, suite), occurred_at: iso(BEGIN_MS + 2 * HOUR_MS) }]);
    const after = await inSettled(store, period);
    expect(after.hits.spans).toEqual([{ fromMs: BEGIN_MS + 2 * HOUR_MS, toMs: BEGIN_MS + 3 * HOUR_MS }]);
  });

  test('S-07 hours above the memory limit are counted one by one, and a single hour above it waits', async () => {
    const suite = 'large';
    const hourMs = (n: number) => BEGIN_MS + n * HOUR_MS;
    const hits = [0, 1, 2].map((n) => ({ ...aHit(createRandom(n), suite), occurred_at: iso(hourMs(n)) }));
    await store.insert('hits', hits);
    await pause(2 * SETTLE_MS);
    let isFirst = true;
    const weak: EventStore = {
      ...store,
      change: async (sql, params, limits) => {
        const isOurs = sql.startsWith('insert into hit_hours') && params?.ownSuite === suite;
        const isTooMuch = isOurs && (isFirst || params.firstHour === hourMs(1) / 1000);
        if (isOurs) isFirst = false;
        if (isTooMuch) throw new EventStoreError('limit', 'too much');
        return store.change(sql, params, limits);
      },
    };
    const rollups = createRollups({ events: weak, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS });
    await rollups.buildDue();
    const period = { suite, fromMs: BEGIN_MS, toMs: hourMs(4) };
    const { spans } = (await inSettled(store, period)).hits;
    expect(spans).toEqual([{ fromMs: hourMs(1), toMs: hourMs(2) }]);
    await expectTheSame(hits, [], period);
  });

  test('S-07 arrivals during a pause that exceed the memory limit are examined in slices', async () => {
    const suite = 'pause';
    const random = createRandom(4);
    const parts = { reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS };
    await createRollups({ events: store, ...parts }).buildDue();
    const hits = Array.from({ length: 40 }, () => aHit(random, suite));
    for (let i = 0; i < hits.length; i += 10) {
      await store.insert('hits', hits.slice(i, i + 10));
      await pause(20);
    }
    let refused = 0;
    const weak: EventStore = {
      ...store,
      change: async (sql, params, limits) => {
        if (!sql.startsWith('insert into rollup_touches') || refused === 2) return store.change(sql, params, limits);
        refused += 1;
        throw new EventStoreError('limit', 'too much');
      },
    };
    await createRollups({ events: weak, ...parts }).buildDue();
    expect(refused).toBe(2);
    const period = { suite, fromMs: BEGIN_MS, toMs: BEGIN_MS + SPAN_HOURS * HOUR_MS };
    await expectTheSame(hits, [], period);
    expect((await inSettled(store, period)).hits.builds.length).toBeGreaterThan(0);
  });

  test('S-07 unused builds are deleted, used ones stay', async () => {
    const kept = 'select count() as n from hit_hours where build in (select build from rollup_builds final)';
    const all = 'select count() as n from hit_hours';
    const [before] = await store.query<{ n: number }>(kept);
    expect((await store.query<{ n: number }>(all))[0]?.n).toBeGreaterThan(before?.n ?? 0);
    expect(await sweepBuilds(store, Date.now())).toBe(0); // a report may be reading them
    expect(await sweepBuilds(store, Date.now() + HOUR_MS)).toBeGreaterThan(0);
    expect(await store.query(all)).toEqual([before]);
  });

  test('S-07 a build stays for ten minutes after the next one, however old it is', async () => {
    const suite = 'superseded';
    const random = createRandom(8);
    const buildAt = async (nowMs: () => number) => {
      await store.insert('hits', [{ ...aHit(random, suite), occurred_at: iso(BEGIN_MS) }]);
      await pause(2 * SETTLE_MS);
      await createRollups({ events: store, reportSuite: suite, nowMs, settleMs: SETTLE_MS }).buildDue();
    };
    const builds = async () => {
      const rows = await store.query<{ n: number }>(
        'select uniqExact(build) as n from hit_hours where suite = {suite:String}',
        { suite },
      );
      return rows[0]?.n;
    };
    await buildAt(() => Date.now() - 24 * HOUR_MS);
    await buildAt(Date.now);
    await sweepBuilds(store, Date.now());
    expect(await builds()).toBe(2); // an answer of a minute ago may be reading the first
    await sweepBuilds(store, Date.now() + HOUR_MS);
    expect(await builds()).toBe(1);
  });
});
