import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPurging } from './purge-deleted-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('when deleted rows leave the files (R-07)', () => {
  test('R-07 is soon after every start and every 20 minutes, so that restarts do not delay it', async () => {
    const log = { error: vi.fn(), warn: vi.fn() };
    const purge = vi.fn(async () => []);
    const parts = { purge, mailDir: join(tmpdir(), 'sintonia-no-mails') };
    for (let start = 1; start <= 3; start++) {
      const stop = startPurging(parts, log);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(purge).toHaveBeenCalledTimes(start);
      stop();
    }
    purge.mockClear();
    const stop = startPurging(parts, log);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(purge).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(purge).toHaveBeenCalledTimes(4);
    expect(log.error).not.toHaveBeenCalled();
  });
});
