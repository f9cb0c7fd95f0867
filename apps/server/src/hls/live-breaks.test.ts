import { HOUR_MS } from '@sintonia/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakSecondsPerHour, LiveBreakRule, liveBreakOf, liveBreaks } from './live-breaks.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);
const rule: LiveBreakRule = {
  channel: 'tramuntana-1',
  everyMinutes: 15,
  atMinute: 7,
  lengthS: 20,
  protectedMinutes: [{ from: 0, to: 5 }],
};
const minutesOf = (of: LiveBreakRule) =>
  liveBreaks(of, NOON_MS, NOON_MS + HOUR_MS).map(({ startMs }) => (startMs - NOON_MS) / 60_000);

describe('ad breaks of a live channel', () => {
  test('V-02 are where the rule defines them, equally in each hour', () => {
    expect(minutesOf(rule)).toEqual([7, 22, 37, 52]);
    expect(minutesOf({ ...rule, atMinute: 59, everyMinutes: 60, lengthS: 30 })).toEqual([59]);
    expect(breakSecondsPerHour(rule)).toBe(80);
  });

  test('V-08 a break that would touch a protected passage is dropped, also one of the next hour', () => {
    expect(minutesOf({ ...rule, protectedMinutes: [{ from: 20, to: 38 }] })).toEqual([7, 52]);
    const late = { ...rule, atMinute: 59, everyMinutes: 60, lengthS: 61, protectedMinutes: [{ from: 0, to: 5 }] };
    expect(minutesOf(late)).toEqual([]);
    expect(minutesOf({ ...late, lengthS: 60 })).toEqual([59]);
  });

  test('V-02 a window lists the breaks of any smaller window in it, so lists do not depend on server or time', () => {
    const instants = fc.integer({ min: NOON_MS, max: NOON_MS + 168 * HOUR_MS });
    fc.assert(
      fc.property(instants, fc.nat(2 * HOUR_MS), fc.nat(HOUR_MS), (fromMs, lengthMs, cutMs) => {
        const whole = liveBreaks(rule, fromMs, fromMs + lengthMs);
        const part = liveBreaks(rule, fromMs + cutMs, fromMs + lengthMs);
        expect(part).toEqual(whole.filter(({ startMs }) => startMs >= fromMs + cutMs));
        for (const one of whole) expect(liveBreakOf(rule, one.id)).toEqual(one);
      }),
    );
  });

  test('V-02 an unknown id has no break', () => {
    for (const id of ['', '1', '1800000000', '-7', '1e9', '99999999999999', 'pre'])
      expect(liveBreakOf(rule, id)).toBeNull();
  });

  test('V-02 a rule that does not repeat hourly is refused', () => {
    expect(LiveBreakRule.safeParse({ ...rule, everyMinutes: 25 }).success).toBe(false);
  });
});
