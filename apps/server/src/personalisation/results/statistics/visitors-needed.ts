/** How many visitors it takes until an interval leaves zero out. Pure. */
import { ALPHA, boundary } from './always-valid.ts';
import { ndtri } from './special-functions.ts';

/** Found in four cases of five. */
export const POWER = 0.8;
/** Nobody waits for more. */
const MOST = 1e9;

/**
 * Visitors of both groups together at which boundary and chance are within the difference: (c(n) + z)·σ/√n ≤ δ.
 *
 * @param difference δ, of the means; its sign does not matter
 * @param spread σ: the standard error times √n, with the groups in the shares that they have
 * @param power chance to find it; 0.5 leaves z out: the difference itself stays as it is
 * @returns null when it would take more than a thousand million
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
