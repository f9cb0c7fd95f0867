import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_HIT, type EventRow } from '../stores/events/event-rows.ts';
import { createLiveFeed } from './live-feed.ts';
import { createLiveState } from './live-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A feed of one suite without stored events, and what appends to its stream. */
function openFeed(state = createLiveState()) {
  const listeners: ((rows: readonly EventRow[]) => void)[] = [];
  const feed = createLiveFeed({
    suite: 'one',
    stream: {
      onAppended: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    },
    events: { query: async () => [] },
    log: { warn: vi.fn() },
    nowMs: Date.now,
    state,
  });
  const append = (rows: readonly EventRow[]) => {
    for (const listener of listeners) listener(rows);
  };
  return { feed, append };
}

test('R-05 visitors who left are removed even without listeners, so that memory does not grow overnight', async () => {
  const state = createLiveState();
  const { feed, append } = openFeed(state);
  await feed.seeded;
  for (let i = 0; i < 500; i++) {
    const at = new Date().toISOString();
    const row = { ...EMPTY_HIT, event_id: `h${i}`, suite: 'one', visitor_id: `v${i}`, tier: 'consented' } as const;
    append([{ table: 'hits', row: { ...row, received_at: at, occurred_at: at, sent_at: at } }]);
  }
  expect(state.size()).toBe(500);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(state.size()).toBe(500);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(state.size()).toBe(0);
  feed.stop();
});

test('R-06 robots reach those who ask for what figures leave out, and displace nobody for the others', async () => {
  const { feed, append } = openFeed();
  await feed.seeded;
  const at = new Date().toISOString();
  const row = { ...EMPTY_HIT, suite: 'one', received_at: at, occurred_at: at, sent_at: at };
  append([{ table: 'hits', row: { ...row, event_id: 'person' } }]);
  append(Array.from({ length: 150 }, (_, i) => ({ table: 'hits', row: { ...row, event_id: `r${i}`, is_robot: 1 } })));
  const seen = (withLeftOut: boolean) => {
    const ids: string[] = [];
    feed.listen({ withLeftOut, now: () => {}, events: (events) => ids.push(...events.map(({ id }) => id)) })();
    return ids;
  };
  expect(seen(false)).toEqual(['person']);
  expect(seen(true)).toEqual(['person', ...Array.from({ length: 100 }, (_, i) => `r${i + 50}`)]);
  feed.stop();
});
