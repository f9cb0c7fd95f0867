/**
 * `Cache-Control` of what any cache may keep: for so many seconds, but not past the moment when it changes by itself. Pure.
 *
 * @param changesMs Infinity when nothing is to come
 */
export const publicUntil = (changesMs: number, freshS: number, nowMs: number): string =>
  `public, max-age=${Math.max(0, Math.min(freshS, Math.ceil((changesMs - nowMs) / 1000)))}`;
