import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maintainRollups } from './maintain-rollups.ts';
import { isNothingDue, type StoredState } from './stored-state.ts';

const SETTLE_MS = MINUTE_MS;
const NOW_MS = Date.parse('2026-11-20T11:10:00Z');
const state = (changed: Partial<StoredState> = {}): StoredState => ({
  hits: 10,
  playback: 20,
  touchedMs: NOW_MS - 2 * MINUTE_MS,
  nowMs: NOW_MS,
  ...changed,
});

describe('whether nothing is due since a complete round', () => {
  test.each<[string, Partial<StoredState>, Partial<StoredState>, boolean]>([
    ['nothing was stored', {}, { nowMs: NOW_MS + MINUTE_MS }, true],
    ['a hit was stored', {}, { hits: 11 }, false],
    ['playback was stored', {}, { playback: 21 }, false],
    ['hits were deleted', {}, { hits: 9 }, false],
    ['the last change had not settled', { nowMs: NOW_MS - MINUTE_MS }, {}, false],
    ['an hour was held back by a deletion', {}, { touchedMs: NOW_MS + 15 * MINUTE_MS }, false],
    ['an hour has ended, not settled', {}, { nowMs: Date.parse('2026-11-20T12:00:59Z') }, true],
    ['an hour has ended and settled', {}, { nowMs: Date.parse('2026-11-20T12:01:00Z') }, false],
  ])('S-07 %s', (_, from, to, expected) => {
    expect(isNothingDue(state(from), state(to), SETTLE_MS)).toBe(expected);
  });
});

describe('rounds of the rollups', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Queries for hours and builds. */
  const LISTS = /order by|select distinct/;

  /** An event store that counts its statements and has nothing to build. */
  function storeWith(stored: { hits: number; isBroken?: boolean }) {
    const statements: string[] = [];
    const query = async <T>(text: string): Promise<T[]> => {
      statements.push(text);
      if (stored.isBroken) throw new Error('the engine is down');
      const row = text.includes('touchedMs')
        ? state({ hits: stored.hits, touchedMs: NOW_MS - HOUR_MS, nowMs: Date.now() })
        : { ms: Date.now(), rows: 0 };
      return (LISTS.test(text) ? [] : [row]) as T[]; // cast: rows of these queries
    };
    return { statements, events: { query, change: async () => {}, remove: async () => {} } };
  }

  test('S-07 a server that stores nothing takes one statement a round; a hit, and each hour, brings a whole round', async () => {
    const stored = { hits: 10 };
    const { statements, events } = storeWith(stored);
    const log = { debug: vi.fn(), warn: vi.fn() };
    const stop = maintainRollups({ events, reportSuite: 'own', nowMs: Date.now }, log);
    const during = async (ms: number) => {
      statements.length = 0;
      await vi.advanceTimersByTimeAsync(ms);
      return statements.length;
    };
    expect(await during(10_000)).toBeGreaterThan(10);
    expect(await during(10 * MINUTE_MS)).toBe(20);
    stored.hits = 11;
    expect(await during(MINUTE_MS)).toBeGreaterThan(10);
    expect(await during(30 * MINUTE_MS)).toBe(60);
    expect(await during(HOUR_MS)).toBeGreaterThan(120 + 10);
    await stop();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('S-07 a round that fails is repeated whole', async () => {
    const stored = { hits: 10, isBroken: true };
    const { statements, events } = storeWith(stored);
    const log = { debug: vi.fn(), warn: vi.fn() };
    const stop = maintainRollups({ events, reportSuite: 'own', nowMs: Date.now }, log);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(log.warn).toHaveBeenCalledOnce();
    stored.isBroken = false;
    statements.length = 0;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(statements.length).toBeGreaterThan(10);
    await stop();
  });
});
