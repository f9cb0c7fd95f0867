import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@sintonia/contracts';
import type { HistoryRequest } from '@sintonia/demo/history';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoHistory, type DemoHistory } from './demo-history.ts';
import type { HistoryChildOptions } from './history-child.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 11);
const DAYS = 60;
let dataDir: string;
let nowMs: number;
let children: HistoryChildOptions[];
let received: HistoryRequest[];
let isFull: boolean;
const warn = vi.fn();

const aHistory = (): DemoHistory =>
  createDemoHistory({
    dataDir,
    suite: 'suite-demo',
    days: DAYS,
    organisationId: 'C0FFEE@SintoniaOrg',
    origin: 'https://site.example',
    activities: () => [],
    events: { remove: async () => {} },
    receive: async (requests) => {
      if (isFull) return false;
      received.push(...requests);
      return true;
    },
    stream: { settle: async () => {} },
    removePromises: async () => {},
    log: { info: () => {}, warn },
    nowMs: () => nowMs,
    startChild: (options) => {
      children.push(options);
      return { stop: () => {} };
    },
    retryMs: () => 0,
  });
const requests = (...lines: string[]): HistoryRequest[] =>
  lines.map((line) => ({ atMs: NOW_MS, userAgent: 'agent', line }));
const child = (index: number) => vi.waitUntil(() => children[index]);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-demo-'));
  nowMs = NOW_MS;
  children = [];
  received = [];
  isFull = false;
  warn.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('loading the demonstration history', () => {
  test('R-11 reports its progress, and is ready when it has caught up with the clock', async () => {
    const history = aHistory();
    await history.start();
    const { onBatch, span } = await child(0);
    expect(span.fromMs).toBeLessThanOrEqual(NOW_MS - DAYS * DAY_MS);
    await onBatch({ requests: requests('a', 'b'), untilMs: NOW_MS - DAY_MS, part: 0.5 });
    expect(history.status()).toEqual({ suite: 'suite-demo', state: 'loading', part: 0.5, events: 2 });
    await onBatch({ requests: requests('c'), untilMs: NOW_MS, part: 1 });
    expect(history.status()).toEqual({ suite: 'suite-demo', state: 'ready', part: 1, events: 3 });
    await history.stop();
  });

  test('R-11 a process that ends is started again where it was, and reported as failed when it ends each time', async () => {
    const history = aHistory();
    await history.start();
    const untilMs = NOW_MS - 10 * DAY_MS;
    await (await child(0)).onBatch({ requests: requests('a'), untilMs, part: 0.8 });
    for (const index of [0, 1, 2]) {
      (await child(index)).onEnd('it ended (SIGKILL)');
      expect((await child(index + 1)).span.fromMs).toBe(untilMs);
      expect(history.status().state).toBe('loading');
    }
    (await child(3)).onEnd('it ended (SIGKILL)');
    expect(history.status()).toMatchObject({ state: 'failed', part: 0.8 });
    expect(warn).toHaveBeenCalledTimes(4);
    await history.start();
    expect(history.status().state).toBe('loading');
    await (await child(4)).onBatch({ requests: requests('b'), untilMs: NOW_MS, part: 1 });
    expect(history.status().state).toBe('ready');
    await history.stop();
  });

  test('R-11 a batch counts as loaded only after the batches before it', async () => {
    const history = aHistory();
    await history.start();
    const { onBatch } = await child(0);
    isFull = true;
    const first = onBatch({ requests: requests('a'), untilMs: NOW_MS - 2 * DAY_MS, part: 0.1 });
    isFull = false;
    const second = onBatch({ requests: requests('b'), untilMs: NOW_MS - DAY_MS, part: 0.2 });
    await vi.waitUntil(() => received.length === 1);
    expect(history.status().part).toBe(0);
    await Promise.all([first, second]);
    expect(history.status()).toMatchObject({ part: 0.2, events: 2 });
    await history.stop();
  });

  test('R-11 visits to come wait for their time without a process, and the next ones are generated before they begin', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const history = aHistory();
    await history.start();
    const { onBatch, onEnd, span } = await child(0);
    expect(span.liveFromMs).toBe(NOW_MS);
    const soon = { ...requests('soon')[0], atMs: NOW_MS + 5000 } as HistoryRequest; // cast: one request
    await onBatch({ requests: [...requests('past'), soon], untilMs: span.toMs, part: 1 });
    onEnd(null);
    expect(received.map(({ line }) => line)).toEqual(['past']);
    nowMs += 5000;
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitUntil(() => received.length === 2);
    expect(children).toHaveLength(1);
    nowMs = span.toMs - 60_000;
    await vi.advanceTimersByTimeAsync(1000);
    const next = await child(1);
    expect(next.span).toMatchObject({ fromMs: span.toMs, liveFromMs: span.toMs });
    expect(next.span.toMs).toBeGreaterThan(span.toMs);
    await history.stop();
    vi.useRealTimers();
  });

  test('R-16 R-11 after its removal it is not loaded again', async () => {
    const history = aHistory();
    await history.start();
    await history.remove();
    expect(history.status().state).toBe('removed');
    const restarted = aHistory();
    await restarted.start();
    expect(restarted.status().state).toBe('removed');
    expect(children).toHaveLength(1);
  });
});
