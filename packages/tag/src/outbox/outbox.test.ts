import { describe, expect, test } from 'vitest';
import { BATCH_LINES, createOutbox, type KeptLine, type LineStore, MOST_AGE_MS, MOST_LINES } from './outbox.ts';

function memoryStore(lines: KeptLine[] = []): LineStore & { lines(): string[] } {
  const kept = new Map(lines.map((line) => [line.line, line]));
  return {
    put: async (line) => void kept.set(line.line, line),
    remove: async (gone) => {
      for (const line of gone) kept.delete(line);
    },
    all: async () => [...kept.values()].sort((a, b) => a.atMs - b.atMs),
    lines: () => [...kept.keys()],
  };
}

function outboxOn({ store = memoryStore(), isServerThere = true, nowMs = MOST_AGE_MS * 2 } = {}) {
  const server = { isThere: isServerThere };
  const posted: string[][] = [];
  const arrived: string[] = [];
  const outbox = createOutbox({
    store,
    send: async (line) => server.isThere && arrived.push(line) > 0,
    post: async (lines) => server.isThere && posted.push([...lines]) > 0,
    now: () => nowMs,
  });
  return { outbox, store, server, posted, arrived };
}

describe('what failed is kept and sent again (M-10)', () => {
  test('M-10 a line that arrives leaves nothing behind', async () => {
    const { outbox, store, arrived } = outboxOn();
    expect(await outbox.send('/hb/?a=1')).toBe(true);
    expect(arrived).toEqual(['/hb/?a=1']);
    expect(store.lines()).toEqual([]);
  });

  test('M-10 while the server is away lines are kept, and one batch brings them when it is back', async () => {
    const { outbox, store, server, posted } = outboxOn({ isServerThere: false });
    for (const line of ['/hb/?a=1', '/hb/?a=2']) expect(await outbox.send(line)).toBe(false);
    await outbox.sendKept();
    expect(store.lines()).toEqual(['/hb/?a=1', '/hb/?a=2']);
    server.isThere = true;
    await outbox.sendKept();
    expect(posted).toEqual([['/hb/?a=1', '/hb/?a=2']]);
    expect(store.lines()).toEqual([]);
  });

  test('M-10 a line on its way is written down, and not sent a second time', async () => {
    const store = memoryStore();
    const answer = Promise.withResolvers<boolean>();
    const posted: string[] = [];
    const outbox = createOutbox({
      store,
      send: () => answer.promise,
      post: async (l) => posted.push(...l) > 0,
      now: () => 0,
    });
    const sent = outbox.send('/hb/?a=1');
    expect(outbox.underway()).toEqual(['/hb/?a=1']);
    await outbox.sendKept();
    expect([store.lines(), posted]).toEqual([['/hb/?a=1'], []]);
    answer.resolve(true);
    await sent;
    expect([store.lines(), outbox.underway()]).toEqual([[], []]);
  });

  test('M-10 batches hold what one request takes, the oldest past the limit and past the age give way', async () => {
    const nowMs = MOST_AGE_MS * 2;
    const many = Array.from({ length: MOST_LINES + 1 }, (_, i) => ({ line: `/hb/?n=${i}`, atMs: nowMs - 10_000 + i }));
    const store = memoryStore([{ line: '/hb/?old', atMs: nowMs - MOST_AGE_MS - 1 }, ...many]);
    const { outbox, posted } = outboxOn({ store, nowMs });
    await outbox.sendKept();
    expect(posted.map((batch) => batch.length)).toEqual(Array(MOST_LINES / BATCH_LINES).fill(BATCH_LINES));
    expect(posted[0]?.[0]).toBe('/hb/?n=1');
    expect(store.lines()).toEqual([]);
  });

  test('M-10 a store that fails does not stop the sending', async () => {
    const broken: LineStore = {
      put: () => Promise.reject(new Error('full')),
      remove: () => Promise.reject(new Error('full')),
      all: () => Promise.reject(new Error('closed')),
    };
    const arrived: string[] = [];
    const outbox = createOutbox({
      store: broken,
      send: async (l) => arrived.push(l) > 0,
      post: async () => true,
      now: () => 0,
    });
    expect(await outbox.send('/hb/?a=1')).toBe(true);
    await outbox.sendKept();
    expect(arrived).toEqual(['/hb/?a=1']);
  });

  test('C-03 after a withdrawal nothing kept may leave', async () => {
    const { outbox, store, server, posted } = outboxOn({ isServerThere: false });
    await outbox.send('/hb/?a=1');
    await outbox.forget();
    server.isThere = true;
    await outbox.sendKept();
    expect([store.lines(), posted]).toEqual([[], []]);
  });
});
