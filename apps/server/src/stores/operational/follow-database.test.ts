import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOwn, followShared } from './follow-database.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (error: unknown) => expect.unreachable(String(error));

test('a database of this process alone is read again after its writes only', async () => {
  let writes = 0;
  const look = vi.fn(async () => {});
  const stop = followOwn(() => writes)(look, 1000, never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  writes++;
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  writes++;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(4);
});

test('a failed look is repeated until it succeeds', async () => {
  let isAway = true;
  const seen: string[] = [];
  const errors: unknown[] = [];
  const look = async () => {
    if (isAway) throw new Error('away');
    seen.push('read');
  };
  const stop = followOwn(() => 0)(look, 1000, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(5000);
  expect([errors.length, seen.length]).toEqual([5, 0]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([errors.length, seen.length]).toEqual([5, 2]);
  stop();
});

test('S-05 a shared database is read at every interval, one look at a time, until stopped', async () => {
  const ends: (() => void)[] = [];
  const look = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = followShared(look, 1000, never);
  await vi.advanceTimersByTimeAsync(5000);
  expect(look).toHaveBeenCalledTimes(1);
  for (let n = 2; n < 60; n++) {
    ends.pop()?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(look).toHaveBeenCalledTimes(n);
  }
  stop();
  ends.pop()?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(59);
});
