/**
 * Variance reduction from before exposure (CUPED: Deng, Xu, Kohavi and Walker, WSDM 2013): what a visitor did before
 * cannot come from the variant, so the part of the outcome that it foretells is taken out.
 */
import { deviations, type Estimate, estimateOf, type Moments } from './moments.ts';

export interface Adjusted {
  baseline: Estimate;
  variant: Estimate;
  /** Part of the variance of the difference that is gone, 0 to 1. */
  reduction: number;
}

/** Below this part an adjustment is noise, and only makes figures harder to follow. */
export const MIN_REDUCTION = 0.02;

/**
 * Both groups with one slope θ = Σ(x−x̄)(y−ȳ) ÷ Σ(x−x̄)², each about the means of its own group, so that the variant's
 * effect does not bend it. Means move by θ times how far the group's past lies from everybody's.
 *
 * @returns null when nothing is known from before, or when it does not help
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
