import { describe, expect, test } from 'vitest';
import { RECOVERY_MS, recoveryDeadlineMs } from './recovery-deadline.ts';

describe('deadline of a failing origin (V-01, V-06)', () => {
  test.each([
    ['nothing fails, and one waits for a slow one', null, 1000, null],
    ['it fails while there is something in hand', 1000, null, null],
    ['it fails, and then nothing is left to play', 1000, 20_000, 20_000 + RECOVERY_MS],
    ['one waits, and then it fails', 20_000, 1000, 20_000 + RECOVERY_MS],
  ])('V-06 %s', (_, failingSinceMs, waitingSinceMs, atMs) => {
    expect(recoveryDeadlineMs({ failingSinceMs, waitingSinceMs })).toBe(atMs);
  });
});
