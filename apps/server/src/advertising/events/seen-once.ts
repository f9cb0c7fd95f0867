/** Detects repeated beacons: retries of the network, or abuse. */

/** Most beacons remembered; the oldest are dropped first. */
const REMEMBERED = 50_000;

/** @returns a function that is true on the first occurrence of a mark. State is per process. */
export function createSeenOnce(limit = REMEMBERED): (mark: string) => boolean {
  const seen = new Set<string>();
  return (mark) => {
    if (seen.has(mark)) return false;
    seen.add(mark);
    if (seen.size > limit) {
      for (const oldest of seen) {
        seen.delete(oldest);
        break;
      }
    }
    return true;
  };
}
