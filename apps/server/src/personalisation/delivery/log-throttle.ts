import { HOUR_MS } from '@sintonia/contracts';

/** A page asks with each view: what staff should know once is not an entry each time. */
const AGAIN_MS = HOUR_MS;
/** Whoever invents names does not fill the memory. */
const MOST = 1000;

/** Whether this is news: not told within the last hour. Beyond a thousand things nothing is, until the oldest are an hour old. */
export function createNews(): (what: string, nowMs: number) => boolean {
  const reported = new Map<string, number>();
  return (what, nowMs) => {
    const before = reported.get(what);
    if (before !== undefined && nowMs - before < AGAIN_MS) return false;
    reported.delete(what); // stands last again
    const [oldest] = reported;
    if (reported.size >= MOST && oldest) {
      if (nowMs - oldest[1] < AGAIN_MS) return false;
      reported.delete(oldest[0]);
    }
    reported.set(what, nowMs);
    return true;
  };
}
