import { BATCH_LINES, RESENT_TOLERANCE_MS } from '@sintonia/wire';
import { describe, expect, test, vi } from 'vitest';
import { createOutbox, inBatches, MAX_LINES } from './outbox.ts';
import type { LineStore, StoredLine } from './stored-line.ts';

const SERVER = 'https://mesura.example';

function memoryStore(lines: StoredLine[] = []): LineStore & { lines(): string[] } {
  const stored = new Map(lines.map((line) => [line.line, line]));
  return {
    put: async (line) => void stored.set(line.line, line),
    remove: async (removed) => {
      for (const line of removed) stored.delete(line);
    },
    all: async () => [...stored.values()].sort((a, b) => a.atMs - b.atMs),
    clear: async () => stored.clear(),
    lines: () => [...stored.keys()],
  };
}

function outboxOn({ store = memoryStore(), isServerThere = true, nowMs = RESENT_TOLERANCE_MS * 2 } = {}) {
  const server = { isThere: isServerThere };
  const visitor = { agrees: true };
  const posted: string[][] = [];
  const arrived: string[] = [];
  const outbox = createOutbox({
    store,
    send: async (url) => server.isThere && arrived.push(url.slice(SERVER.length)) > 0,
    post: async (lines) => server.isThere && posted.push([...lines]) > 0,
    now: () => nowMs,
    maySend: () => visitor.agrees,
    mayStore: () => visitor.agrees,
  });
  const send = (line: string) => outbox.send(SERVER + line);
  return { outbox, send, store, server, visitor, posted, arrived };
}

describe('outbox of failed lines (M-10)', () => {
  test('M-10 leaves nothing behind for a line that arrives', async () => {
    const { send, store, arrived } = outboxOn();
    expect(await send('/hb/?a=1')).toBe(true);
    expect(arrived).toEqual(['/hb/?a=1']);
    expect(store.lines()).toEqual([]);
  });

  test('M-10 stores lines while the server is away, and sends them in one batch when it is back', async () => {
    const { outbox, send, store, server, posted } = outboxOn({ isServerThere: false });
    for (const line of ['/hb/?a=1', '/hb/?a=2']) expect(await send(line)).toBe(false);
    expect(await outbox.sendStored()).toBe(false);
    expect(store.lines()).toEqual(['/hb/?a=1', '/hb/?a=2']);
    server.isThere = true;
    expect(await outbox.sendStored()).toBe(true);
    expect(posted).toEqual([['/hb/?a=1', '/hb/?a=2']]);
    expect(store.lines()).toEqual([]);
  });

  test('M-10 stores a pending line, and does not send it a second time', async () => {
    const store = memoryStore();
    const answer = Promise.withResolvers<boolean>();
    const posted: string[] = [];
    const outbox = createOutbox({
      store,
      send: () => answer.promise,
      post: async (l) => posted.push(...l) > 0,
      now: () => 0,
      maySend: () => true,
      mayStore: () => true,
    });
    const sent = outbox.send(`${SERVER}/hb/?a=1`);
    expect(outbox.underway()).toEqual(['/hb/?a=1']);
    await outbox.sendStored();
    expect([store.lines(), posted]).toEqual([['/hb/?a=1'], []]);
    answer.resolve(true);
    await sent;
    expect([store.lines(), outbox.underway()]).toEqual([[], []]);
  });

  test('M-10 limits batches to one request, and drops the oldest lines past the limit and past the age', async () => {
    const nowMs = RESENT_TOLERANCE_MS * 2;
    const many = Array.from({ length: MAX_LINES + 1 }, (_, i) => ({ line: `/hb/?n=${i}`, atMs: nowMs - 10_000 + i }));
    const store = memoryStore([{ line: '/hb/?old', atMs: nowMs - RESENT_TOLERANCE_MS - 1 }, ...many]);
    const { outbox, posted } = outboxOn({ store, nowMs });
    await outbox.sendStored();
    expect(posted.map((batch) => batch.length)).toEqual(Array(MAX_LINES / BATCH_LINES).fill(BATCH_LINES));
    expect(posted[0]?.[0]).toBe('/hb/?n=1');
    expect(store.lines()).toEqual([]);
  });

  test('M-10 keeps sending when the store fails', async () => {
    const broken: LineStore = {
      put: () => Promise.reject(new Error('full')),
      remove: () => Promise.reject(new Error('full')),
      all: () => Promise.reject(new Error('closed')),
      clear: () => Promise.reject(new Error('closed')),
    };
    const arrived: string[] = [];
    const outbox = createOutbox({
      store: broken,
      send: async (l) => arrived.push(l) > 0,
      post: async () => true,
      now: () => 0,
      maySend: () => true,
      mayStore: () => true,
    });
    expect(await outbox.send(`${SERVER}/hb/?a=1`)).toBe(true);
    await outbox.sendStored();
    await outbox.forget();
    expect(arrived).toEqual([`${SERVER}/hb/?a=1`]);
  });

  test('M-10 sends lines one at a time and in order, and stores all of them at once', async () => {
    const store = memoryStore();
    const answers: PromiseWithResolvers<boolean>[] = [];
    const outbox = createOutbox({
      store,
      send: () => {
        const answer = Promise.withResolvers<boolean>();
        answers.push(answer);
        return answer.promise;
      },
      post: async () => true,
      now: () => 0,
      maySend: () => true,
      mayStore: () => true,
    });
    const first = outbox.send(`${SERVER}/hb/?a=1`);
    const second = outbox.send(`${SERVER}/hb/?a=2`);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(store.lines()).toEqual(['/hb/?a=1', '/hb/?a=2']);
    expect(outbox.underway()).toEqual(['/hb/?a=1', '/hb/?a=2']);
    answers[0]?.resolve(false);
    expect(await first).toBe(false);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve(true);
    expect(await second).toBe(true);
    expect(store.lines()).toEqual(['/hb/?a=1']);
  });

  test('M-10 keeps batches within the server’s limit, except for a single long line', () => {
    expect(inBatches(['aaaa', 'bb', 'c', 'dddddddd'], 3, 6)).toEqual([['aaaa'], ['bb', 'c'], ['dddddddd']]);
    expect(inBatches(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
    expect(inBatches([])).toEqual([]);
  });

  test('C-03 sends no stored line after a withdrawal, and sends but does not store the end of the session', async () => {
    const { outbox, send, store, server, visitor, posted } = outboxOn({ isServerThere: false });
    await send('/hb/?a=1');
    visitor.agrees = false;
    await outbox.forget();
    await send('/hb/?end');
    server.isThere = true;
    await outbox.sendStored();
    expect([store.lines(), posted]).toEqual([[], []]);
  });

  test('C-03 does not touch the store for an answer after the withdrawal', async () => {
    const { outbox, send, store, visitor } = outboxOn();
    const touched: string[] = [];
    store.remove = async (lines) => void touched.push(...lines);
    const sent = send('/hb/?a=1');
    visitor.agrees = false;
    await outbox.forget();
    await sent;
    expect([store.lines(), touched]).toEqual([[], []]);
  });
});
