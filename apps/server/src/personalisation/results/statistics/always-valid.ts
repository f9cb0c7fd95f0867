/**
 * How many standard errors an interval needs on each side to hold however often one looks: Robbins' normal mixture
 * (Howard, Ramdas, McAuliffe and Sekhon 2021, proposition 5), which means of any variable with a variance meet
 * asymptotically (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024, theorem 2.2).
 */

/** Chance that any interval of an activity ever leaves the truth out. */
export const ALPHA = 0.05;
/** Visitors of a comparison at which its interval is as narrow as such an interval can be; hardly wider a decade away. */
export const TUNED_FOR = 10_000;

/** ρ² of the mixture, the least width at `tunedFor` (Waudby-Smith and others, section B.2). */
export const mixtureVariance = (tunedFor = TUNED_FOR, alpha = ALPHA): number =>
  (Math.log(1 - 2 * Math.log(alpha)) - 2 * Math.log(alpha)) / tunedFor;

/**
 * √( (nρ²+1)/(nρ²) · (ln(nρ²+1) + 2 ln(1/α)) ), in standard errors of the difference.
 *
 * @param n visitors of both groups
 * @param alpha of this comparison: where several are made at once, each has its part
 */
export function boundary(n: number, alpha = ALPHA, rho2 = mixtureVariance()): number {
  const information = n * rho2;
  return Math.sqrt(((information + 1) / information) * (Math.log(information + 1) - 2 * Math.log(alpha)));
}
