import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseTwice } from './erase-twice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('W-08 erases again what arrives within a minute after the erasure', async () => {
  const stored = new Set(['before']);
  const onFailure = vi.fn();
  await eraseTwice(async () => stored.clear(), onFailure);
  expect(stored.size).toBe(0);
  stored.add('sent while the page was left');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored.size).toBe(0);
  expect(onFailure).not.toHaveBeenCalled();
});

test('W-08 rejects if the first erasure fails, and reports a failure of the second', async () => {
  const onFailure = vi.fn();
  const failing = () => Promise.reject(new Error('no store'));
  await expect(eraseTwice(failing, onFailure)).rejects.toThrow('no store');
  let calls = 0;
  await eraseTwice(async () => calls++ && (await failing()), onFailure);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
