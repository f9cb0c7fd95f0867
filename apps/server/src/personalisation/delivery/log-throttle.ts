import { HOUR_MS } from '@sintonia/contracts';

/** Pages repeat a problem with each view, which must not give a log entry each time. */
const AGAIN_MS = HOUR_MS;
/** Limits memory against invented names. */
const MOST = 1000;

/**
 * Whether to log: not logged within the last hour. At a thousand subjects nothing is logged until the oldest is an hour
 * old.
 */
export function createNews(): (what: string, nowMs: number) => boolean {
  const reported = new Map<string, number>();
  return (what, nowMs) => {
    const before = reported.get(what);
    if (before !== undefined && nowMs - before < AGAIN_MS) return false;
    reported.delete(what); // moves to the end
    const [oldest] = reported;
    if (reported.size >= MOST && oldest) {
      if (nowMs - oldest[1] < AGAIN_MS) return false;
      reported.delete(oldest[0]);
    }
    reported.set(what, nowMs);
    return true;
  };
}
