import { afterEach, expect, test, vi } from 'vitest';
import { shareRequest, whenIdle } from './shared-requests.ts';

afterEach(() => void vi.useRealTimers());

/** A request that is answered on demand. */
function aRequest(key: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { answered: shareRequest(key, () => promise, undefined), answer: () => resolve(key) };
}

test('R-18 a query below the window waits for those in view, and for what follows their answers', async () => {
  vi.useFakeTimers();
  const turn = vi.fn();
  const [figures, curve] = [aRequest('figures'), aRequest('curve')];
  void whenIdle(new AbortController().signal).then(turn);
  figures.answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(turn).not.toHaveBeenCalled();
  curve.answer();
  await curve.answered;
  const following = aRequest('flow');
  await vi.advanceTimersByTimeAsync(1000);
  expect(turn).not.toHaveBeenCalled();
  following.answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(turn).toHaveBeenCalledTimes(1);
});

test('R-18 without any other request its turn comes at once, and never after it was left', async () => {
  vi.useFakeTimers();
  const [turn, left] = [vi.fn(), vi.fn()];
  const leaving = new AbortController();
  void whenIdle(new AbortController().signal).then(turn);
  whenIdle(leaving.signal).then(turn, left);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(100);
  expect(turn).toHaveBeenCalledTimes(1);
  expect(left).toHaveBeenCalledTimes(1);
});
