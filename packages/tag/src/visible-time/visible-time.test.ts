import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVisibleTime, IN_USE_MS } from './visible-time.ts';

type Happening = { afterMs: number; what: 'use' | 'hide' | 'show' | 'read' };

const afternoon = fc.array(
  fc.record<Happening>({
    afterMs: fc.oneof(fc.nat(2000), fc.nat(90_000)),
    what: fc.constantFrom('use', 'use', 'hide', 'show', 'read'),
  }),
  { maxLength: 30 },
);

/** Counts second by second what the definition says. */
function bySeconds(happenings: readonly Happening[], endS: number): number {
  let atS = 0;
  const timed = happenings.map(({ afterMs, what }) => {
    atS += Math.floor(afterMs / 1000);
    return { atS, what };
  });
  let seconds = 0;
  for (let s = 0; s < endS; s++) {
    const before = timed.filter((one) => one.atS <= s);
    const shown = before.filter(({ what }) => what === 'hide' || what === 'show').at(-1)?.what ?? 'show';
    const usedS = before.filter(({ what }) => what === 'use').at(-1)?.atS ?? 0;
    if (shown === 'show' && s - usedS < IN_USE_MS / 1000) seconds += 1;
  }
  return seconds;
}

describe('time on a page', () => {
  test('R-01 counts the seconds in which the page is visible and was used in the last 30 seconds', () => {
    fc.assert(
      fc.property(afternoon, (happenings) => {
        const time = createVisibleTime(0, true);
        let nowMs = 0;
        for (const { afterMs, what } of happenings) {
          nowMs += Math.floor(afterMs / 1000) * 1000;
          if (what === 'use') time.use(nowMs);
          else if (what === 'read') time.totalMs(nowMs);
          else time.show(nowMs, what === 'show');
        }
        expect(time.totalMs(nowMs)).toBe(bySeconds(happenings, nowMs / 1000) * 1000);
      }),
    );
  });

  test('R-01 counts the first 30 seconds of a page that nobody touches, and none while it is hidden', () => {
    const time = createVisibleTime(0, true);
    expect(time.totalMs(90_000)).toBe(30_000);
    const hidden = createVisibleTime(0, false);
    hidden.show(5000, true);
    expect(hidden.totalMs(8000)).toBe(3000);
  });
});
