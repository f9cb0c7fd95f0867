/** Facts of hours that have never had any are written at once, a part of them each time, on the real engine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, type HitRow } from '../../stores/events/event-rows.ts';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { createRollups, maintainRollups } from '../rollups/maintain-rollups.ts';
import { findFacts } from './find-facts.ts';

const BEGIN_MS = Date.parse('2026-01-10T10:00:00Z');
const SETTLE_MS = 2;
let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-new-facts-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

let serial = 0;
const aHit = (suite: string, atMs: number): HitRow => {
  const at = new Date(atMs).toISOString();
  return {
    ...EMPTY_HIT,
    ...{ event_id: `hit-${serial++}`, suite, occurred_at: at, sent_at: at, received_at: at },
    ...{ visitor_id: 'anna', tier: 'consented', page_name: 'portada' },
  };
};
const rollupsOf = (suite: string, events: EventStore = store) =>
  createRollups({ events, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS });
/** Number of hours that are read from facts. */
const hoursWithFacts = async (suite: string) => {
  const range = { suite, fromMs: BEGIN_MS - DAY_MS, toMs: BEGIN_MS + 60 * DAY_MS };
  return (
    (await findFacts(store, { sources: ['hits'], isWithHistory: false }, range, { settleMs: SETTLE_MS })).hits?.builds
      .length ?? 0
  );
};
async function storeHits(suite: string, timesMs: readonly number[]): Promise<void> {
  await store.insert(
    'hits',
    timesMs.map((ms) => aHit(suite, ms)),
  );
  await pause(10 * SETTLE_MS);
}

describe('facts of hours that never had any (R-18)', () => {
  test('R-18 a history that was loaded is read from facts at once; a late event waits for the slow round', async () => {
    const suite = 'history';
    const rollups = rollupsOf(suite);
    await storeHits(
      suite,
      [0, 1, 2, 30].map((hours) => BEGIN_MS + hours * HOUR_MS),
    );
    await rollups.buildDue();
    expect(await rollups.buildNewFacts()).toMatchObject({ isMore: false });
    expect(await hoursWithFacts(suite)).toBe(4);
    await storeHits(suite, [BEGIN_MS + 1]);
    await rollups.buildDue();
    expect(await rollups.buildNewFacts()).toEqual({ written: 0, isMore: false });
    expect(await hoursWithFacts(suite)).toBe(1); // three within a day of the late event are read from events
    expect(await rollups.buildFacts()).toBeGreaterThanOrEqual(3);
    expect(await hoursWithFacts(suite)).toBe(4);
  });

  test('R-18 after an upgrade, facts of an older definition are read from events until they are written again', async () => {
    const suite = 'upgraded';
    const rollups = rollupsOf(suite);
    await storeHits(suite, [BEGIN_MS, BEGIN_MS + HOUR_MS]);
    await rollups.buildDue();
    await rollups.buildFacts();
    await store.change(
      `insert into rollup_builds (kind, suite, hour, build, began_at, definition)
       select kind, suite, hour, build + 1, began_at, definition - 1 from rollup_builds final where suite = {suite:String}`,
      { suite },
    );
    expect(await hoursWithFacts(suite)).toBe(0);
    expect(await rollups.buildFacts()).toBeGreaterThanOrEqual(2);
    expect(await hoursWithFacts(suite)).toBe(2);
  });

  test('R-18 a round writes a part of a long history, latest first, and reports that more is due', async () => {
    const suite = 'long';
    const rollups = rollupsOf(suite);
    await storeHits(
      suite,
      Array.from({ length: 9 }, (_, i) => BEGIN_MS + i * 3 * DAY_MS),
    );
    await rollups.buildDue();
    expect(await rollups.buildNewFacts()).toMatchObject({ isMore: true });
    expect(await hoursWithFacts(suite)).toBe(7);
    expect(await rollups.buildNewFacts()).toMatchObject({ isMore: false });
    expect(await hoursWithFacts(suite)).toBe(9);
  });

  test('R-18 an hour above the memory limit is tried once, and does not hold up others', async () => {
    const suite = 'large';
    let tried = 0;
    const weak: EventStore = {
      ...store,
      change: async (sql, params, limits) => {
        const isLarge = sql.startsWith('insert into hit_facts') && params?.firstHour === BEGIN_MS / 1000;
        if (isLarge && params?.ownSuite === suite) tried += 1;
        if (isLarge && params?.ownSuite === suite) throw new EventStoreError('limit', 'too much');
        return store.change(sql, params, limits);
      },
    };
    const rollups = rollupsOf(suite, weak);
    await storeHits(suite, [BEGIN_MS, BEGIN_MS + HOUR_MS, BEGIN_MS + 3 * HOUR_MS]);
    await rollups.buildDue();
    await rollups.buildNewFacts();
    expect([tried, await hoursWithFacts(suite)]).toEqual([2, 2]); // with the next hour, then alone
    expect(await rollups.buildNewFacts()).toEqual({ written: 0, isMore: false });
    expect(tried).toBe(2);
  });
});

describe('rounds of the maintenance', () => {
  afterEach(() => vi.useRealTimers());

  test('R-18 each round looks for hours without facts, and every ten minutes for all', async () => {
    vi.useFakeTimers();
    const searches: string[] = [];
    let hits = 0;
    const query: EventStore['query'] = async <T>(sql: string) => {
      // An event arrives between rounds, so none is skipped.
      if (sql.includes('touchedMs')) return [{ hits: ++hits, playback: 0, touchedMs: 0, nowMs: Date.now() }] as T[];
      if (sql.includes('has_build')) searches.push(sql.includes('and has_build = 0') ? 'new' : 'all');
      return (sql.includes('as ms') && !sql.includes('has_build') ? [{ ms: Date.now() }] : []) as T[]; // cast: the engine's time
    };
    const stop = maintainRollups(
      { events: { query, change: async () => {}, remove: async () => {} }, reportSuite: 'rounds', nowMs: Date.now },
      { debug: () => {}, warn: (...given: unknown[]) => expect.unreachable(String(given)) },
    );
    const both = (which: string) => [which, which]; // hits and playback
    await vi.advanceTimersByTimeAsync(6000);
    expect(searches.splice(0)).toEqual(both('all'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(searches.splice(0)).toEqual([...both('new'), ...both('new')]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(searches.filter((one) => one === 'all')).toHaveLength(2);
    await stop();
  });
});
