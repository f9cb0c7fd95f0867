import { describe, expect, test } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const START_MS = 1_800_000_000_000;

/** Clocks of a device on which time passes, and whose clock can be set. */
function device() {
  let [dateMs, elapsedMs] = [START_MS, 700];
  const clocks = createSteadyClock(
    () => dateMs,
    () => elapsedMs,
  );
  return {
    clocks,
    pass: (ms: number) => {
      dateMs += ms;
      elapsedMs += ms;
    },
    set: (byMs: number) => {
      dateMs += byMs;
    },
  };
}

describe('clock of a playback session (§ 9)', () => {
  test.each([-900_000, -1, 5000, 900_000])('M-06 a clock that is set by %i ms does not change a duration', (byMs) => {
    const { clocks, pass, set } = device();
    pass(4000);
    set(byMs);
    pass(6000);
    expect(clocks.now()).toBe(START_MS + 10_000);
    expect(clocks.setByMs()).toBeCloseTo(Math.round(byMs / 1000) * 1000);
  });

  test('M-06 the idle timeout counts the time for which the device slept', () => {
    const { clocks, pass, set } = device();
    set(8 * 3_600_000); // the browser’s own clock stood still
    pass(1000);
    expect(clocks.now()).toBe(START_MS + 8 * 3_600_000 + 1000);
    expect(clocks.setByMs()).toBe(0);
  });
});
