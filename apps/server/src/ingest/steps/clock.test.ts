import { LATE_TOLERANCE_MS, RESENT_TOLERANCE_MS } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { clockSkew, countedTime } from './clock.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('clock (S-06)', () => {
  test.each([
    ['a time just now is believed', NOW - 200, NOW - 200],
    ['a late time, as after waiting for consent, is believed', NOW - LATE_TOLERANCE_MS, NOW - LATE_TOLERANCE_MS],
    ['the time of a clock an hour behind is not believed', NOW - 3_600_000, NOW],
    ['the time of a clock a day ahead is not believed', NOW + 86_400_000, NOW],
    ['a clock a second ahead counts as now', NOW + 1000, NOW],
    ['no clock counts as now', 0, NOW],
  ])('S-06 %s', (_what, sentAtMs, expected) => {
    expect(countedTime({ sentAtMs, receivedAtMs: NOW })).toBe(expected);
  });

  test('S-06 the time of a resent event is accepted up to seven days back, or corrected exactly if the client sends its clock', () => {
    const sentAtMs = NOW - RESENT_TOLERANCE_MS;
    expect(countedTime({ sentAtMs, receivedAtMs: NOW, resent: { clockMs: null } })).toBe(sentAtMs);
    const hourAhead = NOW + 3_600_000;
    const resent = { clockMs: hourAhead };
    expect(countedTime({ sentAtMs: hourAhead - 60_000, receivedAtMs: NOW, resent })).toBe(NOW - 60_000);
    expect(clockSkew({ sentAtMs: hourAhead - 60_000, receivedAtMs: NOW, resent })).toBe(-3_600_000);
  });

  test('S-06 no event is dated further back than clients retain events, whatever clock is sent', () => {
    const claiming = (agoMs: number) =>
      countedTime({ sentAtMs: NOW - agoMs, receivedAtMs: NOW, resent: { clockMs: NOW } });
    const longestMs = LATE_TOLERANCE_MS + RESENT_TOLERANCE_MS; // it may have waited before it was first sent
    expect(claiming(longestMs)).toBe(NOW - longestMs);
    expect(claiming(longestMs + 1)).toBe(NOW);
    expect(claiming(-60_000)).toBe(NOW);
  });
});
