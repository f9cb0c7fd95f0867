/**
 * `Cache-Control` for shared caches: at most this many seconds, and not beyond the next scheduled change. Pure.
 * @param changesMs Infinity if no change is scheduled
 */
export const publicUntil = (changesMs: number, freshS: number, nowMs: number): string =>
  `public, max-age=${Math.max(0, Math.min(freshS, Math.ceil((changesMs - nowMs) / 1000)))}`;
