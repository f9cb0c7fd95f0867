import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECK_MS, checkConnection, connectionNow, onRestored, requestAnswered, requestFailed } from './connection.ts';

/** The server can be reached, or not. */
function network(isThere: boolean) {
  const fetched = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Requests wait for ever. @returns the fetch that hangs */
function hangingNetwork() {
  const fetched = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the connection to the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    requestAnswered();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('R-01 one request that fails alone is no lost connection', async () => {
    network(true);
    requestFailed();
    expect(connectionNow()).toBe('doubted');
    await settle();
    expect(connectionNow()).toBe('reachable');
  });

  test('R-01 many requests that fail together are checked once, and once again each 5 s', async () => {
    const fetched = network(false);
    requestFailed();
    requestFailed();
    await settle();
    expect(connectionNow()).toBe('lost');
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('R-01 a check that hangs counts as failed after 5 s, and the next one decides', async () => {
    const fetched = hangingNetwork();
    requestFailed();
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(connectionNow()).toBe('lost');
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(fetched).toHaveBeenCalledTimes(2);
    network(true);
    await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(connectionNow()).toBe('reachable');
  });

  test('R-01 a new check takes the place of one that hangs', async () => {
    hangingNetwork();
    requestFailed();
    network(true);
    await checkConnection();
    expect(connectionNow()).toBe('reachable');
  });

  test('R-01 what waits is notified once when the connection is back, and not before', async () => {
    const notified = vi.fn();
    const end = onRestored(notified);
    network(false);
    requestFailed();
    await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(notified).not.toHaveBeenCalled();
    network(true);
    await checkConnection();
    expect(connectionNow()).toBe('reachable');
    expect(notified).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(notified).toHaveBeenCalledTimes(1);
    end();
  });
});
