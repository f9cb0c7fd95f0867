/**
 * Variance reduction by pre-exposure data (CUPED: Deng, Xu, Kohavi and Walker, WSDM 2013): behaviour before exposure
 * cannot depend on the variant, so the part of the outcome that it predicts is removed.
 */
import { deviations, type Estimate, estimateOf, type Moments } from './moments.ts';

export interface Adjusted {
  baseline: Estimate;
  variant: Estimate;
  /** Fraction of the difference's variance that is removed, 0 to 1. */
  reduction: number;
}

/** Below this fraction an adjustment is noise and only makes results harder to interpret. */
export const MIN_REDUCTION = 0.02;

/**
 * Both groups with one slope θ = Σ(x−x̄)(y−ȳ) ÷ Σ(x−x̄)², each about its own group means, so that the variant's effect
 * does not bias it. Means are shifted by θ times the difference between the group's and the overall pre-exposure mean.
 * @returns null if there is no pre-exposure data, or no benefit
 */
export function adjust(baseline: Moments, variant: Moments): Adjusted | null {
  const [one, other] = [deviations(baseline), deviations(variant)];
  const spread = one.before + other.before;
  if (spread <= 0) return null;
  const slope = (one.products + other.products) / spread;
  const everybodysPast = (baseline.before + variant.before) / (baseline.n + variant.n);
  const adjusted = (of: Moments, about: typeof one): Estimate => ({
    n: of.n,
    mean: of.sum / of.n - slope * (of.before / of.n - everybodysPast),
    variance: Math.max(0, about.outcome - 2 * slope * about.products + slope ** 2 * about.before) / (of.n - 1),
  });
  const after = { baseline: adjusted(baseline, one), variant: adjusted(variant, other) };
  const spreadOf = (a: Estimate, b: Estimate) => a.variance / a.n + b.variance / b.n;
  const plain = spreadOf(estimateOf(baseline), estimateOf(variant));
  const reduction = plain > 0 ? 1 - spreadOf(after.baseline, after.variant) / plain : 0;
  return reduction < MIN_REDUCTION ? null : { ...after, reduction };
}
