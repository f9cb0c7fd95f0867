/**
 * Sequential test of the sample ratio, valid at every look (Lindon and Malek, «Anytime-valid inference for multinomial
 * count data», NeurIPS 2022). Pure.
 */
import { chdtrc, lgam } from './special-functions.ts';

/** Strict: a mismatch invalidates all results, and a false alarm stops a good activity. */
export const SAMPLE_RATIO_LIMIT = 0.001;
/**
 * Concentration of the Dirichlet prior around the shares, in visitors. At this limit the test is most powerful at the
 * sample size that intervals are tuned for (10,000 ÷ 16.5).
 */
const CONCENTRATION = 600;

/** Visitors of a group, and its expected share, 0 to 1. The shares have sum 1. */
export interface GroupCount {
  count: number;
  share: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Log posterior odds of «other shares» against «these shares»: Dirichlet-multinomial ÷ multinomial. Odds of independent
 * visitors multiply, and under the expected shares they exceed 1/p with probability at most p, at any time.
 */
export function logOddsOfMismatch(
  groups: readonly GroupCount[],
  prior: readonly number[] = groups.map(({ share }) => share * CONCENTRATION),
): number {
  const logBeta = (alphas: readonly number[]) => sumOf(alphas.map(lgam)) - lgam(sumOf(alphas));
  const after = groups.map(({ count }, i) => count + (prior[i] ?? 0));
  return logBeta(after) - logBeta(prior) - sumOf(groups.map(({ count, share }) => count * Math.log(share)));
}

/** Always-valid p-value of a series of cumulative looks: the minimum, at most 1. */
export const sequentialP = (looks: readonly (readonly GroupCount[])[]): number =>
  Math.min(1, ...looks.map((groups) => Math.exp(-logOddsOfMismatch(groups))));

/** Pearson's chi-squared p-value of one look, to compare segments after a mismatch is known. */
export function chiSquaredP(groups: readonly GroupCount[]): number {
  const all = sumOf(groups.map(({ count }) => count));
  if (all === 0 || groups.length < 2) return 1;
  const distance = sumOf(groups.map(({ count, share }) => (count - all * share) ** 2 / (all * share)));
  return chdtrc(groups.length - 1, distance);
}
