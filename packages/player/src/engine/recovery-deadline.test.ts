import { describe, expect, test } from 'vitest';
import { RECOVERY_MS, recoveryDeadlineMs } from './recovery-deadline.ts';

describe('deadline of a failing origin (V-01, V-06)', () => {
  test.each([
    ['has no deadline for a slow origin without a failure', null, 1000, null],
    ['has no deadline while the buffer lasts', 1000, null, null],
    ['starts when the buffer is empty after a failure', 1000, 20_000, 20_000 + RECOVERY_MS],
    ['starts with a failure during a stall', 20_000, 1000, 20_000 + RECOVERY_MS],
  ])('V-06 %s', (_, failingSinceMs, waitingSinceMs, atMs) => {
    expect(recoveryDeadlineMs({ failingSinceMs, waitingSinceMs })).toBe(atMs);
  });
});
