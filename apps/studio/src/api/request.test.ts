import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AnyAnswer, ask, get, send } from './request.ts';

const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '5' } });
const done = () => Response.json({ fine: true });

/** Answers of the server, in order; the last one again and again. */
function answering(...answers: (() => Response)[]) {
  const fetched = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? done());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a busy server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('R-18 a query is sent again when the server says so', async () => {
    const fetched = answering(busy, busy, done);
    const answer = ask('/api/v1/reports/query', {}, AnyAnswer);
    await vi.advanceTimersByTimeAsync(4900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5200);
    expect(await answer).toMatchObject({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('R-18 reports a server that stays busy after the last retry', async () => {
    const fetched = answering(busy);
    const answer = get('/api/overview', AnyAnswer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toMatchObject({ ok: false, error: { status: 503 } });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test('R-18 a change is sent once', async () => {
    const fetched = answering(busy, done);
    expect(await send('POST', '/api/saved-views', {}, AnyAnswer)).toMatchObject({ ok: false });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
