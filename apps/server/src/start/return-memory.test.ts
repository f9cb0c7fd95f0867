import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnMemory } from './return-memory.ts';

const MB = 1_000_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process whose collection halves what it holds. */
function aProcess(residentMb: number) {
  const state = { mb: residentMb, utilisation: 0.01, collections: 0 };
  const stop = returnMemory(
    {
      residentBytes: () => state.mb * MB,
      utilisation: () => state.utilisation,
      async collect() {
        state.collections += 1;
        state.mb /= 2;
      },
    },
    1000,
  );
  return { state, stop };
}

test('returns memory once while the process is quiet, and again when it holds much more', async () => {
  const { state, stop } = aProcess(400);
  await vi.advanceTimersByTimeAsync(5000);
  expect(state).toMatchObject({ collections: 1, mb: 200 });
  state.mb = 240;
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.collections).toBe(1);
  state.mb = 300;
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.collections).toBe(2);
  stop();
});

test('collects again after ten minutes, since the last collection may have been during a peak', async () => {
  const { state, stop } = aProcess(400);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.advanceTimersByTimeAsync(590_000);
  expect(state.collections).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.collections).toBe(2);
  stop();
});

test('does not collect while the process is busy, nor after it was stopped', async () => {
  const { state, stop } = aProcess(400);
  state.utilisation = 0.5;
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.collections).toBe(0);
  stop();
  state.utilisation = 0;
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.collections).toBe(0);
});

test('releases the pages of this process that objects no longer need', async () => {
  vi.useRealTimers();
  const filled = Array.from({ length: 400_000 }, (_, i) => ({ text: `object ${i}`, more: [i, i + 1] }));
  expect(filled.length).toBe(400_000);
  filled.length = 0;
  const beforeBytes = process.memoryUsage().heapTotal;
  const stop = returnMemory(undefined, 20);
  await vi.waitFor(() => expect(process.memoryUsage().heapTotal).toBeLessThan(beforeBytes - 10 * MB), 10_000);
  stop();
});
