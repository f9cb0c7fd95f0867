/** Which days may be read after which changes, across clock changes. */
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import type { HourStates } from '../hour-states.ts';
import { localDay, localDays, localDaysOf, lookback } from './local-days.ts';

const ZONE = 'Europe/Madrid';
const DEFINITION = 7;
const at = (iso: string) => Date.parse(iso);

describe('local days', () => {
  test('a day begins at midnight of the broadcaster, and has 23 or 25 hours where clocks change', () => {
    const lengthH = (iso: string) => {
      const { fromMs, toMs } = localDay(at(iso), ZONE);
      return (toMs - fromMs) / HOUR_MS;
    };
    expect(localDay(at('2026-11-20T23:30:00Z'), ZONE).fromMs).toBe(at('2026-11-20T23:00:00Z'));
    expect([lengthH('2026-03-29T12:00:00Z'), lengthH('2026-10-25T12:00:00Z'), lengthH('2026-10-26T12:00:00Z')]).toEqual(
      [23, 25, 24],
    );
    const october = { fromMs: at('2026-09-30T22:00:00Z'), toMs: at('2026-10-31T23:00:00Z') };
    expect(localDaysOf(october, ZONE)).toHaveLength(31);
    expect(new Date(lookback(localDay(at('2026-11-10T12:00:00Z'), ZONE), ZONE)).toISOString()).toBe(
      '2026-10-09T22:00:00.000Z',
    );
  });
});

/** A day built at 1000 h, with hits in it, and one changed hour at another time. */
function buildAfter(changedAtMs: number, { definition = DEFINITION, changed = 1000 * HOUR_MS } = {}): number {
  const day = localDay(at('2026-11-20T12:00:00Z'), ZONE);
  const states: HourStates = {
    settleMs: 60_000,
    touched: { hits: new Map([[day.fromMs, HOUR_MS]]), playback: new Map([[changedAtMs, changed]]) },
    builds: { dayCounts: new Map([[day.fromMs, { build: 5, definition, beganMs: 1000 * HOUR_MS }]]) },
  };
  return localDays(states, ZONE, DEFINITION).find(({ fromMs }) => fromMs === day.fromMs)?.build ?? -1;
}

describe('builds of days', () => {
  const { fromMs, toMs } = localDay(at('2026-11-20T12:00:00Z'), ZONE);
  const first = lookback({ fromMs, toMs }, ZONE);

  test.each([
    ['in the day', fromMs + 5 * HOUR_MS, 0],
    ['two days after it, whose events may be of a viewing of it', toMs + 2 * DAY_MS - HOUR_MS, 0],
    ['later', toMs + 2 * DAY_MS, 5],
    ['in the first day that it is compared with', first, 0],
    ['two days before that, whose viewings may go on', first - 2 * DAY_MS, 0],
    ['earlier', first - 2 * DAY_MS - HOUR_MS, 5],
  ])('R-18 after a change %s', (_, changedAtMs, build) => {
    expect(buildAfter(changedAtMs)).toBe(build);
  });

  test('R-18 a build is read once the change before it has settled, and only with its definition', () => {
    expect(buildAfter(fromMs + HOUR_MS, { changed: 1000 * HOUR_MS - 60_001 })).toBe(5);
    expect(buildAfter(fromMs + HOUR_MS, { changed: 1000 * HOUR_MS - 60_000 })).toBe(0);
    expect(buildAfter(fromMs + HOUR_MS, { changed: 0, definition: 6 })).toBe(0);
  });
});
