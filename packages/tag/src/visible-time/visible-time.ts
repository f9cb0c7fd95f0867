/** Longest time without a hit while the page is in use: 30 minutes without one would end the visit. */
export const REPORT_EVERY_MS = 600_000;
/** A shorter time is not sent alone, but with the next part. */
export const LEAST_MS = 100;
/** A page is in use for this long after an input or a movement of media on it. */
export const IN_USE_MS = 30_000;

export interface VisibleTime {
  /** The device was used, or media advanced. */
  use(nowMs: number): void;
  show(nowMs: number, isVisible: boolean): void;
  /** Milliseconds so far in which the page was visible and in use. */
  totalMs(nowMs: number): number;
}

/** Time on a page: visible, and in use within `IN_USE_MS`. Opening the page is use. @param nowMs of a monotonic clock */
export function createVisibleTime(nowMs: number, isVisible: boolean): VisibleTime {
  let sinceMs = nowMs;
  let untilMs = nowMs + IN_USE_MS;
  let totalMs = 0;
  const count = (atMs: number) => {
    if (isVisible) totalMs += Math.max(0, Math.min(atMs, untilMs) - sinceMs);
    sinceMs = atMs;
    return totalMs;
  };
  return {
    use(atMs) {
      count(atMs);
      untilMs = atMs + IN_USE_MS;
    },
    show(atMs, is) {
      count(atMs);
      isVisible = is;
    },
    totalMs: (atMs) => Math.floor(count(atMs)),
  };
}
