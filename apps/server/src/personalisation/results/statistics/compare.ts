/** Compares two groups: lift, always-valid interval, probability of being better. Pure. */
import type { Measured } from '@sintonia/contracts';
import { ALPHA, boundary, mixtureVariance } from './always-valid.ts';
import type { Estimate } from './moments.ts';
import { ndtr } from './special-functions.ts';

/** Standard error of the difference of two means. */
export const errorOf = (a: Estimate, b: Estimate) => Math.sqrt(a.variance / a.n + b.variance / b.n);

/**
 * Ratios r = variant ÷ baseline that the boundary does not exclude (Fieller 1954): (v − r·b)² ≤ c²·(s²ᵥ + r²·s²ᵦ).
 * At r = 1 this is the interval of the difference, so the lift excludes zero exactly if the difference does.
 */
function ratios(baseline: Estimate, variant: Estimate, c: number): { low: number | null; high: number | null } {
  const noise = (of: Estimate) => (c ** 2 * of.variance) / of.n;
  const a = baseline.mean ** 2 - noise(baseline);
  const b = baseline.mean * variant.mean;
  const root = Math.sqrt(Math.max(0, b ** 2 - a * (variant.mean ** 2 - noise(variant))));
  // If the baseline may be zero, the ratio is unbounded on one or both sides.
  if (a <= 0 || baseline.mean <= 0) return { low: null, high: null };
  return { low: (b - root) / a - 1, high: (b + root) / a - 1 };
}

/** Null if the baseline is zero, or there is no variance. */
export function compare(baseline: Estimate, variant: Estimate, alpha = ALPHA): Measured | null {
  const error = errorOf(baseline, variant);
  if (!(error > 0) || baseline.mean <= 0) return null;
  const n = baseline.n + variant.n;
  const c = boundary(n, alpha);
  const difference = variant.mean - baseline.mean;
  const { low, high } = ratios(baseline, variant, c);
  return {
    lift: difference / baseline.mean,
    low,
    high,
    difference,
    differenceLow: difference - c * error,
    differenceHigh: difference + c * error,
    probability: probabilityOfBetter(difference / error, n),
  };
}

/**
 * Posterior probability that the difference is above zero, with the normal prior around zero that the interval
 * mixes over, which shrinks differences based on few visitors. Φ( z·√( nρ²/(nρ²+1) ) ).
 *
 * @param z difference in standard errors
 */
export function probabilityOfBetter(z: number, n: number): number {
  const information = n * mixtureVariance();
  return ndtr(z * Math.sqrt(information / (information + 1)));
}
