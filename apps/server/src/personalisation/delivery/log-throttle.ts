import { HOUR_MS } from '@sintonia/contracts';

/** Pages repeat a problem with each view, which must not give a log entry each time. */
const REPEAT_INTERVAL_MS = HOUR_MS;
/** Limits memory: callers can invent any number of subjects. */
const MAX_SUBJECTS = 1000;

/**
 * Whether to log: not logged within the last hour. At a thousand subjects nothing is logged until the oldest is an hour
 * old.
 */
export function createLogThrottle(): (what: string, nowMs: number) => boolean {
  const lastLoggedMs = new Map<string, number>();
  return (what, nowMs) => {
    const before = lastLoggedMs.get(what);
    if (before !== undefined && nowMs - before < REPEAT_INTERVAL_MS) return false;
    lastLoggedMs.delete(what); // moves to the end
    const [oldest] = lastLoggedMs;
    if (lastLoggedMs.size >= MAX_SUBJECTS && oldest) {
      if (nowMs - oldest[1] < REPEAT_INTERVAL_MS) return false;
      lastLoggedMs.delete(oldest[0]);
    }
    lastLoggedMs.set(what, nowMs);
    return true;
  };
}
