import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrivacyStatus } from '../playback/adapter/measurement-object.ts';
import { RETRY_MS } from './retry.ts';
import { startOutbox } from './start-outbox.ts';

const memory = vi.hoisted(() => new Map<string, number>());
vi.mock('./indexed-db-lines.ts', () => ({
  indexedDbLines: () => ({
    put: async ({ line, atMs }: { line: string; atMs: number }) => void memory.set(line, atMs),
    remove: async (lines: string[]) => {
      for (const line of lines) memory.delete(line);
    },
    all: async () => [...memory].map(([line, atMs]) => ({ line, atMs })),
    clear: async () => memory.clear(),
  }),
}));

const HEARTBEATS = 'https://batecs.example/hb/?n=';

/** A page with a server that can go away, and a visitor who can choose. */
function page() {
  const server = { status: 204 };
  const requests: string[] = [];
  const beacons: string[] = [];
  const window = Object.assign(new EventTarget(), {
    fetch: async (url: string, { method = 'GET', body = '', keepalive = false }: RequestInit) => {
      if (method === 'POST' && keepalive) beacons.push(`${url.replace(/\d{13}/, 'now')} ${body}`);
      if (server.status === 0) throw new TypeError('Failed to fetch');
      requests.push(method === 'GET' ? url : `${url.replace(/\d{13}/, 'now')} ${body}`);
      return new Response(null, { status: server.status });
    },
    setTimeout,
    clearTimeout,
    indexedDB: {},
    navigator: {},
  });
  let notify: (status: PrivacyStatus) => void = () => undefined;
  const outbox = startOutbox(
    {
      ssl: true,
      trackingServer: 'mesura.example:8443/prefix',
      onPrivacy: (listener) => {
        notify = listener;
        return () => undefined;
      },
    },
    window as unknown as Window & typeof globalThis, // cast: the members of a window that the outbox uses
  );
  const privacy = async (status: PrivacyStatus) => {
    notify(status);
    await vi.advanceTimersByTimeAsync(0);
  };
  const send = async (n: number) => {
    void outbox.send(HEARTBEATS + n);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fire = async (name: string) => {
    window.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { window, server, requests, beacons, outbox, privacy, send, fire };
}

beforeEach(() => {
  memory.clear();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('outbox of a page (M-10)', () => {
  test('M-10 sends lines of an earlier page once consent is known', async () => {
    memory.set('/hb/?n=0', Date.now());
    const { requests, privacy } = page();
    expect(requests).toEqual([]);
    await privacy('in');
    expect(requests).toEqual(['https://mesura.example:8443/collect?ts=now /hb/?n=0']);
    expect([...memory.keys()]).toEqual([]);
  });

  test('M-10 sends failed lines as soon as the server answers again', async () => {
    const { server, requests, privacy, send } = page();
    await privacy('in');
    server.status = 503;
    await send(1);
    server.status = 0;
    await send(2);
    expect(console.warn).toHaveBeenCalledOnce();
    server.status = 204;
    await send(3);
    expect(requests.slice(1)).toEqual([
      `${HEARTBEATS}3`,
      'https://mesura.example:8443/collect?ts=now /hb/?n=1\n/hb/?n=2',
    ]);
    expect([...memory.keys()]).toEqual([]);
  });

  test('M-10 retries periodically after the last heartbeat, and when the browser is online again', async () => {
    const { server, requests, privacy, send, fire } = page();
    await privacy('in');
    server.status = 0;
    await send(1);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    server.status = 204;
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(requests).toHaveLength(1);
    server.status = 0;
    await send(2);
    server.status = 204;
    await fire('online');
    expect(requests.at(-1)).toBe('https://mesura.example:8443/collect?ts=now /hb/?n=2');
  });

  test('M-10 does not repeat what the server refuses for good', async () => {
    const { server, privacy, send } = page();
    await privacy('in');
    server.status = 400;
    await send(1);
    expect([...memory.keys()]).toEqual([]);
  });

  test('M-10 passes open and later lines to the browser when the page is left', async () => {
    const { server, beacons, outbox, privacy, fire } = page();
    await privacy('in');
    server.status = 0;
    void outbox.send(`${HEARTBEATS}1`);
    void outbox.send(`${HEARTBEATS}2`);
    expect(beacons).toEqual([]);
    void fire('pagehide');
    void outbox.send(`${HEARTBEATS}3`);
    expect(beacons).toEqual([
      'https://mesura.example:8443/collect?ts=now /hb/?n=1\n/hb/?n=2',
      'https://mesura.example:8443/collect?ts=now /hb/?n=3',
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect([...memory.keys()]).toHaveLength(3);
  });

  test('S-03 stores and resends a lost hit; only stores one that leaves with the page', async () => {
    const { window, server, requests, beacons, outbox, privacy, fire } = page();
    await privacy('in');
    server.status = 0;
    outbox.store('https://mesura.example:8443/b/ss/prova/1/JS-1/s1?AQB=1&AQE=1');
    server.status = 204;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(requests).toEqual(['https://mesura.example:8443/collect?ts=now /b/ss/prova/1/JS-1/s1?AQB=1&AQE=1']);
    expect(console.warn).toHaveBeenCalledOnce();
    window.addEventListener('pagehide', () => outbox.store('https://mesura.example:8443/b/ss/prova/1/JS-1/s2?AQB=1'));
    await fire('pagehide');
    expect([[...memory.keys()], beacons, requests.length]).toEqual([['/b/ss/prova/1/JS-1/s2?AQB=1'], [], 1]);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(requests).toHaveLength(1);
  });

  test('C-03 stores no lost hit without consent', async () => {
    const { outbox, privacy } = page();
    outbox.store('https://mesura.example:8443/b/ss/prova/1/JS-1/s1?AQB=1');
    await privacy('out');
    outbox.store('https://mesura.example:8443/b/ss/prova/1/JS-1/s2?AQB=1');
    expect([...memory.keys()]).toEqual([]);
  });

  test('C-03 empties the outbox on withdrawal; sends but does not store the end of the session', async () => {
    const { server, requests, privacy, send } = page();
    await privacy('in');
    server.status = 0;
    await send(1);
    await privacy('out');
    expect([...memory.keys()]).toEqual([]);
    await send(2);
    expect([...memory.keys()]).toEqual([]);
    server.status = 204;
    await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
    expect(requests).toEqual([]);
  });
});
