import { IDLE_MS } from '../session/session-limits.ts';

/** Clocks of a tracker: the session measures with one, and its heartbeats have the times of the other. */
export interface Clocks {
  /** Milliseconds since 1970 by the device's clock at the start, then as time passes; not moved when that clock is set. */
  now(): number;
  /** By how much the device's clock was set since then, in whole seconds. */
  setByMs(): number;
}

/**
 * A clock that ignores a device clock that is set forward or back. Browsers may stop `elapsedMs` while the device
 * sleeps, so after half an hour the device's clock counts: the idle timeout needs it (§ 9).
 *
 * @param elapsedMs a monotonic clock with any origin, such as `performance.now()`
 */
export function createSteadyClock(dateMs: () => number, elapsedMs: () => number): Clocks {
  let originMs = dateMs() - elapsedMs();
  const aheadMs = () => dateMs() - elapsedMs() - originMs;
  return {
    now() {
      if (aheadMs() > IDLE_MS) originMs += aheadMs();
      return Math.round(originMs + elapsedMs());
    },
    setByMs: () => Math.round(aheadMs() / 1000) * 1000,
  };
}
