/** Build numbers contain their time: epoch ms, and a counter within that millisecond. */
export const BUILDS_PER_MS = 4096;

/**
 * Reserves consecutive numbers; returns the first one. Numbers are above all previous ones, and distinct from those of
 * others by the clock and by chance.
 *
 * @param random from 0 to below 1
 */
export function createBuildNumbers(nowMs: () => number, random: () => number): (count: number) => number {
  let last = 0;
  return (count) => {
    const first = Math.max(nowMs() * BUILDS_PER_MS + Math.floor(random() * BUILDS_PER_MS), last + 1);
    last = first + count - 1;
    return first;
  };
}
