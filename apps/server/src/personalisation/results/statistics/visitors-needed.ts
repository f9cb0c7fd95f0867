/** Number of visitors until an interval excludes zero. Pure. */
import { ALPHA, boundary } from './always-valid.ts';
import { ndtri } from './special-functions.ts';

/** Power: found in four of five cases. */
export const POWER = 0.8;
/** Larger numbers are not reported. */
const MOST = 1e9;

/**
 * Visitors of both groups together at which boundary and power are within the difference: (c(n) + z)·σ/√n ≤ δ.
 *
 * @param difference δ, of the means; its sign does not matter
 * @param spread σ: the standard error times √n, at the groups' current shares
 * @param power probability of finding it; 0.5 omits z: the difference stays as measured
 * @returns null above 1,000,000,000
 */
export function visitorsNeeded(difference: number, spread: number, power = POWER, alpha = ALPHA): number | null {
  const delta = Math.abs(difference);
  if (!(delta > 0) || !(spread > 0)) return null;
  const chance = ndtri(power);
  const isFound = (n: number) => ((boundary(n, alpha) + chance) * spread) / Math.sqrt(n) <= delta;
  if (!isFound(MOST)) return null;
  let [low, high] = [1, MOST];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return high;
}
