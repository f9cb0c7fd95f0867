import { afterEach, describe, expect, test, vi } from 'vitest';
import { askedAt, forgetAnswers, MOST_REMEMBERED, REMEMBERED_MS, remember, remembered } from './remembered-answers.ts';
import { AnyAnswer, ask, FROM_MEMORY, get, send } from './request.ts';

/** A server whose answers are sent one by one, on demand. */
function aServer() {
  const waiting: ((answer: Response) => void)[] = [];
  const fetched = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  return { fetched, answer: (value: object) => waiting.shift()?.(Response.json(value)) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAnswers();
});

describe('remembered answers to queries (R-18)', () => {
  test('R-18 the last answer to the same query is reused without a request', async () => {
    const server = aServer();
    expect(await get('/api/overview', AnyAnswer, FROM_MEMORY)).toMatchObject({ ok: false });
    const first = get('/api/overview', AnyAnswer);
    server.answer({ views: 3 });
    expect(await first).toEqual({ ok: true, value: { views: 3 } });
    expect(await get('/api/overview', AnyAnswer, FROM_MEMORY)).toEqual({ ok: true, value: { views: 3 } });
    expect(await get('/api/overview?suite=web', AnyAnswer, FROM_MEMORY)).toMatchObject({ ok: false });
    expect(server.fetched).toHaveBeenCalledTimes(1);
  });

  test('R-18 an equal answer keeps its identity, so that what depends on it is not requested again', async () => {
    const server = aServer();
    const asked = async (value: object) => {
      const answer = get('/api/v1/reports/catalogue', AnyAnswer);
      server.answer(value);
      const read = await answer;
      return read.ok && read.value;
    };
    const first = await asked({ metrics: ['visits'] });
    expect(await asked({ metrics: ['visits'] })).toBe(first);
    const changed = await asked({ metrics: ['visits', 'plays'] });
    expect(changed).toEqual({ metrics: ['visits', 'plays'] });
    expect(await asked({ metrics: ['visits', 'plays'] })).toBe(changed);
  });

  test('R-18 two equal queries at a time are sent once, and the request stays while somebody waits', async () => {
    const server = aServer();
    const [one, other] = [new AbortController(), new AbortController()];
    const query = (signal: AbortSignal) => ask('/api/v1/reports/query', { metrics: [] }, AnyAnswer, signal);
    const left = query(one.signal);
    const stayed = query(other.signal);
    one.abort();
    await expect(left).rejects.toThrow();
    server.answer({ rows: [] });
    expect(await stayed).toEqual({ ok: true, value: { rows: [] } });
    expect(server.fetched).toHaveBeenCalledTimes(1);
  });

  test('R-18 aborts a request that nobody waits for, and sends it again later', async () => {
    const server = aServer();
    const leaving = new AbortController();
    const left = get('/api/overview', AnyAnswer, leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(server.fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    void get('/api/overview', AnyAnswer);
    expect(server.fetched).toHaveBeenCalledTimes(2);
  });

  test('R-18 a change is never shared, and clears the remembered answers', async () => {
    const server = aServer();
    const first = get('/api/saved-views', AnyAnswer);
    server.answer({ views: [] });
    await first;
    const changes = [send('POST', '/api/saved-views', {}, AnyAnswer), send('POST', '/api/saved-views', {}, AnyAnswer)];
    server.answer({});
    server.answer({});
    await Promise.all(changes);
    expect(server.fetched).toHaveBeenCalledTimes(3);
    expect(await get('/api/saved-views', AnyAnswer, FROM_MEMORY)).toMatchObject({ ok: false });
  });

  test('R-18 a query that is too long for an address is remembered, and forgets no other answer', async () => {
    const server = aServer();
    const first = get('/api/overview', AnyAnswer);
    server.answer({ views: 3 });
    await first;
    const titles = ask('/api/site/page-titles', { pages: ['portada'] }, AnyAnswer);
    server.answer({ portada: 'Portada' });
    await titles;
    expect(await get('/api/overview', AnyAnswer, FROM_MEMORY)).toEqual({ ok: true, value: { views: 3 } });
    expect(await ask('/api/site/page-titles', { pages: ['portada'] }, AnyAnswer, FROM_MEMORY)).toMatchObject({
      ok: true,
    });
  });

  test('R-18 an answer from memory is as old as the request that it answered', async () => {
    vi.useFakeTimers({ now: 1000 });
    const server = aServer();
    const first = get('/api/overview', AnyAnswer);
    server.answer({ views: 3 });
    await first;
    vi.setSystemTime(61_000);
    const known = await get('/api/overview', AnyAnswer, FROM_MEMORY);
    expect(known.ok && askedAt(known.value).getTime()).toBe(1000);
    const again = get('/api/overview', AnyAnswer);
    server.answer({ views: 3 });
    const equal = await again;
    expect(equal.ok && askedAt(equal.value).getTime()).toBe(61_000);
    vi.useRealTimers();
  });

  test('R-18 drops old answers and those long unused', () => {
    const answer = (value: number) => ({ as: AnyAnswer, text: `${value}`, value, atMs: 0 });
    remember('old', answer(1));
    expect(remembered('old', AnyAnswer, REMEMBERED_MS)).toMatchObject({ value: 1 });
    expect(remembered('old', AnyAnswer, REMEMBERED_MS + 1)).toBeNull();
    for (let i = 0; i < MOST_REMEMBERED; i++) remember(`question ${i}`, answer(i));
    expect(remembered('old', AnyAnswer, 0)).toBeNull();
    expect(remembered('question 0', AnyAnswer, 0)).toMatchObject({ value: 0 });
  });
});
