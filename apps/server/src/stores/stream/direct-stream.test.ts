import { describe, expect, test, vi } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK, type EventRow, type EventTable } from '../events/event-rows.ts';
import { EventStoreError } from '../events/event-store.ts';
import { QUEUE_CHARACTERS } from './append-limits.ts';
import { createDirectStream } from './direct-stream.ts';
import { GROUP_ROWS } from './group-appends.ts';

const hit = (event_id: string): EventRow => ({ table: 'hits', row: { ...EMPTY_HIT, event_id } });
const heartbeat = (event_id: string): EventRow => ({ table: 'playback', row: { ...EMPTY_PLAYBACK, event_id } });
const hits = (n: number) => Array.from({ length: n }, (_, i) => hit(`h${i}`));

/** A substitute for the store: records inserts, and lets a test delay or refuse them. */
function aStore(refuse: (table: EventTable, ids: string[]) => EventStoreError | null = () => null) {
  const inserts: { table: EventTable; ids: string[] }[] = [];
  let gate = Promise.resolve();
  return {
    inserts,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    insert: async (table: EventTable, rows: readonly { event_id: string }[]) => {
      const ids = rows.map((row) => row.event_id);
      await gate;
      const error = refuse(table, ids);
      if (error) throw error;
      inserts.push({ table, ids });
    },
  };
}

describe('direct stream (S-03)', () => {
  test('S-03 no event is acknowledged before it is stored', async () => {
    const events = aStore();
    const release = events.hold();
    const stream = createDirectStream({ events, lingerMs: 0 });
    const acknowledged = vi.fn();
    const appended = stream.append([hit('a')]).then(acknowledged);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(acknowledged).not.toHaveBeenCalled();
    expect(stream.depth()).toBe(1);
    release();
    await appended;
    expect(events.inserts).toEqual([{ table: 'hits', ids: ['a'] }]);
    expect(stream.depth()).toBe(0);
  });

  test('concurrent rows are one insert per table', async () => {
    const events = aStore();
    const stream = createDirectStream({ events });
    await Promise.all([stream.append([hit('a')]), stream.append([heartbeat('b')]), stream.append([hit('c')])]);
    expect(events.inserts).toEqual([
      { table: 'hits', ids: ['a', 'c'] },
      { table: 'playback', ids: ['b'] },
    ]);
  });

  test('the size of a batch is limited', async () => {
    const events = aStore();
    const stream = createDirectStream({ events });
    await Promise.all([stream.append(hits(GROUP_ROWS)), stream.append([hit('x')])]);
    expect(events.inserts.map((insert) => insert.ids.length)).toEqual([GROUP_ROWS, 1]);
  });

  test('S-03 a full queue refuses and reports it, and accepts rows again once there is space', async () => {
    const events = aStore();
    const release = events.hold();
    const stream = createDirectStream({ events, queueRows: 3 });
    const first = stream.append(hits(3));
    await expect(stream.append([hit('x')])).rejects.toMatchObject({ kind: 'full' });
    release();
    await first;
    await stream.append([hit('x')]);
  });

  test('S-03 a few very large rows also fill the queue', async () => {
    const events = aStore();
    const release = events.hold();
    const stream = createDirectStream({ events });
    const raw = 'x'.repeat(QUEUE_CHARACTERS);
    const first = stream.append([{ table: 'hits', row: { ...EMPTY_HIT, raw } }]);
    await expect(stream.append([{ table: 'hits', row: { ...EMPTY_HIT, raw: 'y' } }])).rejects.toMatchObject({
      kind: 'full',
    });
    release();
    await first;
  });

  test('S-03 rows that the store refused fail for their callers only', async () => {
    const events = aStore((table) => (table === 'hits' ? new EventStoreError('unavailable', 'gone') : null));
    const stream = createDirectStream({ events });
    const received = vi.fn();
    stream.onAppended(received);
    const kept = stream.append([heartbeat('b')]);
    await expect(stream.append([hit('a')])).rejects.toMatchObject({ kind: 'unavailable', message: 'gone' });
    await kept;
    expect(received).toHaveBeenCalledExactlyOnceWith([heartbeat('b')]);
  });

  test('S-04 a row that the engine refuses is stored as rejected, the rest is stored', async () => {
    const events = aStore((table, ids) =>
      table === 'hits' && ids.includes('bad') ? new EventStoreError('insert', 'cannot parse') : null,
    );
    const stream = createDirectStream({ events });
    await stream.append([hit('a'), hit('b'), hit('bad'), hit('c')]);
    expect(events.inserts).toEqual([
      { table: 'hits', ids: ['a', 'b'] },
      { table: 'rejected', ids: ['bad'] },
      { table: 'hits', ids: ['c'] },
    ]);
  });

  test('settling waits for earlier rows only', async () => {
    const events = aStore();
    const release = events.hold();
    const stream = createDirectStream({ events, lingerMs: 0 });
    await stream.settle();
    const before = stream.append([hit('a')]);
    const settled = vi.fn();
    const settling = stream.settle().then(settled);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(settled).not.toHaveBeenCalled();
    release();
    await Promise.all([before, settling]);
    expect(events.inserts).toEqual([{ table: 'hits', ids: ['a'] }]);
  });

  test('closing stores waiting rows and refuses new ones', async () => {
    const events = aStore();
    const stream = createDirectStream({ events });
    const waiting = stream.append([hit('a')]);
    await stream.close();
    await waiting;
    await expect(stream.append([hit('b')])).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
