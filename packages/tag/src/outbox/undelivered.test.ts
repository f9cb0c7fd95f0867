import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LostHitListener } from '../analytics/hit-queue.ts';
import type { Consent, ConsentStatus } from '../consent/consent.ts';
import type { Tag } from '../tag.ts';
import { RETRY_MS } from './retry.ts';
import type { StoredLine } from './stored-line.ts';
import { sendUndelivered } from './undelivered.ts';

const { store, isStored, stored } = vi.hoisted(() => ({
  store: vi.fn(),
  isStored: { now: false },
  stored: new Map<string, StoredLine>(),
}));
const started = vi.hoisted(() => vi.fn());
vi.mock('./start-outbox.ts', () => ({
  pageOutbox: () => {
    started();
    return { store };
  },
}));
vi.mock('./outbox-database.ts', () => ({ hasOutboxDatabase: async () => isStored.now }));
vi.mock('./line-database.ts', () => ({
  lineDatabase: () => ({
    inTransaction: async (_: string, work: (store: { put(line: StoredLine): void }) => void) =>
      work({ put: (line) => void stored.set(line.line, line) }),
    clear: async () => stored.clear(),
  }),
}));

/** A page whose visitor has chosen, or will. */
function aPage(status: ConsentStatus) {
  const consent = { status, changed: () => undefined as unknown };
  const page = { lose: (_url: string) => undefined as unknown };
  const window = { setTimeout, clearTimeout, indexedDB: {} };
  const tag = {
    consent: {
      status: () => consent.status,
      onChange: (listener: () => void) => {
        consent.changed = listener;
        return () => undefined;
      },
    } as Partial<Consent>,
    measurement: () => ({}),
    onLost: (listener: LostHitListener) => {
      page.lose = listener;
    },
  };
  sendUndelivered(window as unknown as Window & typeof globalThis, tag as unknown as Tag); // casts: the members that are used
  return { consent, lose: (path: string) => page.lose(`https://mesura.example${path}`) };
}

/** Runs what is due by then, and waits for what it loads. */
async function until(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isStored.now = false;
  stored.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('undelivered hits (S-03)', () => {
  test('S-03 loads nothing on a page that loses nothing and follows none that did', async () => {
    aPage('in');
    await until(10 * RETRY_MS);
    expect(started).not.toHaveBeenCalled();
  });

  test('S-03 sends what earlier pages stored, when the page is idle', async () => {
    isStored.now = true;
    aPage('in');
    expect(started).not.toHaveBeenCalled();
    await until(2000);
    expect(started).toHaveBeenCalledOnce();
  });

  test('S-03 M-10 stores a lost hit at once with its time, logs it, and loads later what sends it', async () => {
    const { lose } = aPage('in');
    vi.setSystemTime(1_000);
    lose('/b/ss/a/1/x?pageName=p');
    expect([...stored.values()]).toEqual([{ line: '/b/ss/a/1/x?pageName=p', atMs: 1_000 }]);
    await until(RETRY_MS - 1);
    expect(started).not.toHaveBeenCalled();
    await until(1);
    expect(started).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledOnce();
    lose('/b/ss/a/1/x?pageName=q');
    expect(store).toHaveBeenCalledWith('https://mesura.example/b/ss/a/1/x?pageName=q');
    expect(stored.size).toBe(1);
  });

  test('C-03 without consent stores nothing and deletes stored lines, on withdrawal at once', async () => {
    isStored.now = true;
    const { consent, lose } = aPage('unknown');
    lose('/b/ss/a/1/x?pageName=p');
    await until(10 * RETRY_MS);
    expect([stored.size, started.mock.calls.length]).toEqual([0, 0]);
    consent.status = 'in';
    consent.changed();
    await until(2000);
    expect(started).toHaveBeenCalledOnce();
    stored.set('/x', { line: '/x', atMs: 0 });
    consent.status = 'out';
    consent.changed();
    await until(0);
    expect(stored.size).toBe(0);
  });
});
