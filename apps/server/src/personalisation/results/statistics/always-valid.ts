/**
 * Width of an interval, in standard errors, that holds at any number of looks: Robbins' normal mixture (Howard, Ramdas,
 * McAuliffe and Sekhon 2021, proposition 5), valid asymptotically for means of any variable with finite variance
 * (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024, theorem 2.2).
 */

/** Probability that any interval of an activity ever excludes the true value. */
export const ALPHA = 0.05;
/** Number of visitors at which intervals are narrowest; they are hardly wider at a tenth or ten times of it. */
export const TUNED_FOR = 10_000;

/** ρ² of the mixture, which minimises the width at `tunedFor` (Waudby-Smith and others, section B.2). */
export const mixtureVariance = (tunedFor = TUNED_FOR, alpha = ALPHA): number =>
  (Math.log(1 - 2 * Math.log(alpha)) - 2 * Math.log(alpha)) / tunedFor;

/**
 * √( (nρ²+1)/(nρ²) · (ln(nρ²+1) + 2 ln(1/α)) ), in standard errors of the difference.
 *
 * @param n visitors of both groups
 * @param alpha significance level of this comparison; simultaneous comparisons divide it
 */
export function boundary(n: number, alpha = ALPHA, rho2 = mixtureVariance()): number {
  const information = n * rho2;
  return Math.sqrt(((information + 1) / information) * (Math.log(information + 1) - 2 * Math.log(alpha)));
}
