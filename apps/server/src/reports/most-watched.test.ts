import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { expect, test, vi } from 'vitest';
import { maintainMostWatched } from './most-watched.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 11);

/** Answers like the event store: nothing has rollups, and each suite has these videos. */
const eventsWith = (played: Record<string, readonly string[]>) => ({
  query: async <T>(_text: string, params: Record<string, unknown> = {}): Promise<T[]> => {
    const suite = Object.values(params).find((value) => typeof value === 'string' && value in played);
    return (played[String(suite)] ?? []).map((videoId) => ({ videoId })) as T[]; // cast: rows of this query
  },
});
const listOf = async (played: Record<string, readonly string[]>, demoSuite: string | null) => {
  const warn = vi.fn();
  const list = maintainMostWatched(eventsWith(played), { suite: 'own', demoSuite }, { warn }, () => NOW_MS);
  await new Promise((resolve) => setImmediate(resolve));
  list.stop();
  expect(warn).not.toHaveBeenCalled();
  return { ids: list.ids(), isOfDemo: list.isOfDemo() };
};

vi.mock('../query/rollups/sources.ts', () => ({
  findSources: async (_: unknown, range: { suite: string; fromMs: number; toMs: number }) => {
    const source = { ...range, builds: [], spans: [{ fromMs: range.fromMs, toMs: range.toMs }] };
    return { hits: source, playback: source };
  },
}));

test('R-16 R-11 the most watched are those of the demonstration, marked so, until something is played on the site', async () => {
  const demo = ['demo-1', 'demo-2'];
  expect(await listOf({ own: [], 'own-demo': demo }, 'own-demo')).toEqual({ ids: demo, isOfDemo: true });
  expect(await listOf({ own: ['real'], 'own-demo': demo }, 'own-demo')).toEqual({ ids: ['real'], isOfDemo: false });
  expect(await listOf({ own: [], 'own-demo': demo }, null)).toEqual({ ids: [], isOfDemo: false });
});

test('R-16 the list is read again when playback was stored, and every hour, else it takes one statement a minute', async () => {
  vi.useFakeTimers({ now: NOW_MS });
  let stored = 1;
  let statements = 0;
  const events = {
    query: async <T>(text: string): Promise<T[]> => {
      statements++;
      return (text.includes('as stored') ? [{ stored }] : [{ videoId: `of ${stored}` }]) as T[]; // cast: rows of these queries
    },
  };
  const list = maintainMostWatched(events, { suite: 'own', demoSuite: null }, { warn: vi.fn() }, Date.now);
  const during = async (ms: number) => {
    statements = 0;
    await vi.advanceTimersByTimeAsync(ms);
    return statements;
  };
  await vi.advanceTimersByTimeAsync(0);
  expect(statements).toBe(2);
  expect(await during(10 * MINUTE_MS)).toBe(10);
  stored = 2;
  expect(await during(MINUTE_MS)).toBe(2);
  expect(list.ids()).toEqual(['of 2']);
  expect(await during(HOUR_MS)).toBe(61);
  list.stop();
  vi.useRealTimers();
});
