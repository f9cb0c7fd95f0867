import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completenessReader, createCompleteness, watchCompleteness } from './completeness.ts';
import { aReportServer } from './testing/open-reports.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: AT }));
afterEach(() => void vi.useRealTimers());

const waiting = (events: number, lagS: number) => async () => ({ events, bytes: events * 100, lagS });

describe('completeness of reports (S-03)', () => {
  test('S-03 without waiting events reports are complete until now; else until the oldest waiting event', async () => {
    expect(await createCompleteness({ backlog: waiting(0, 0) }, Date.now)()).toEqual({
      completeUntil: '2026-11-21T10:00:00.000Z',
      waitingEvents: 0,
    });
    expect(await createCompleteness({ backlog: waiting(1617, 90) }, Date.now)()).toEqual({
      completeUntil: '2026-11-21T09:58:30.000Z',
      waitingEvents: 1617,
    });
  });

  test('R-18 facts of the last hours are kept ready while a screen of the studio is open', async () => {
    const factsAsOf = vi.fn(async () => null);
    const app = await aReportServer({ query: async () => [] }, { factsAsOf });
    const ask = async (query: string, headers = {}) =>
      (await app.inject({ url: `/api/reports/completeness${query}`, headers })).statusCode;
    expect(await ask('')).toBe(200);
    expect(await ask('?suite=demo')).toBe(200);
    expect(await ask('?suite=altre', { 'cache-control': 'no-cache' })).toBe(200);
    expect(await ask(`?suite=${'x'.repeat(500)}`)).toBe(400);
    expect(factsAsOf.mock.calls).toEqual([['tramuntana-dev'], ['demo']]);
  });

  test('S-03 if the stream does not answer completeness is unknown', async () => {
    const ask = createCompleteness({ backlog: () => Promise.reject(new Error('no leader')) }, Date.now);
    expect(await ask()).toEqual({ completeUntil: null, waitingEvents: null });
  });

  test('S-03 ten thousand concurrent requests query the stream once', async () => {
    const backlog = vi.fn(waiting(1, 1));
    const ask = createCompleteness({ backlog }, Date.now);
    await Promise.all(Array.from({ length: 10_000 }, () => ask()));
    expect(backlog).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(501);
    await ask();
    expect(backlog).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['/api/reports/overview', '3'],
    ['/api/activities/a/results', '3'],
    ['/noticies/', undefined],
    ['/api/reportsx', undefined],
  ])('S-03 the answer of %s says in its headers how many events wait: %s', async (path, expected) => {
    const app = Fastify();
    completenessReader(app, createCompleteness({ backlog: waiting(3, 7) }, Date.now));
    app.get('*', async () => ({}));
    const { headers } = await app.inject(path);
    expect(headers['x-waiting-events']).toBe(expected);
    expect(headers['x-complete-until']).toBe(expected && '2026-11-21T09:59:53.000Z');
    await app.close();
  });

  test('S-03 a lag above a minute is logged once, and its end once', async () => {
    const lines: string[] = [];
    const print = (_: object, line: string) => void lines.push(line);
    let lagS = 50;
    const ask = createCompleteness({ backlog: async () => ({ events: 4, bytes: 1, lagS }) }, Date.now);
    const stop = watchCompleteness(ask, { error: print, info: print } as never, Date.now, 1000); // cast: only these methods are used
    await vi.advanceTimersByTimeAsync(3000);
    expect(lines).toEqual([]);
    lagS = 61;
    await vi.advanceTimersByTimeAsync(3000);
    lagS = 0;
    await vi.advanceTimersByTimeAsync(3000);
    stop();
    expect(lines).toEqual(['reports are 61 s behind: 4 events wait to be stored', 'reports have caught up']);
  });
});
