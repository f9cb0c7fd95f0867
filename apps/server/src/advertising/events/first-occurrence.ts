/** Detects repeated beacons: retries of the network, or abuse. */

/** Maximum number of marks in memory; the oldest are dropped first. */
const MAX_MARKS = 50_000;

/** @returns a function that is true on the first occurrence of a mark. State is per process. */
export function createFirstOccurrence(limit = MAX_MARKS): (mark: string) => boolean {
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
