import { createCountedWindows, takeFrom } from '../http/protection/counted-windows.ts';

/** Counts of the account library: `rateLimit.customStorage`. */
export interface LibraryRateLimit {
  /** @param rule `window` in seconds, `max` requests in it; `retryAfter` of the answer in seconds */
  consume(key: string, rule: { window: number; max: number }): Promise<{ allowed: boolean; retryAfter: number | null }>;
}

/**
 * Rate limit of the account library, in windows that start with the first request of a key. The library's own memory
 * starts the window again at each request: in an office behind one address, where somebody signs in every half minute,
 * it refuses everybody from the eleventh person on.
 */
export function createLibraryRateLimit(nowMs: () => number = Date.now): LibraryRateLimit {
  const windowOf = createCountedWindows();
  return {
    consume: async (key, { window, max }) => {
      const atMs = nowMs();
      const waitS = takeFrom(windowOf(key, atMs, window * 1000), max, atMs);
      return { allowed: waitS === 0, retryAfter: waitS || null };
    },
  };
}
