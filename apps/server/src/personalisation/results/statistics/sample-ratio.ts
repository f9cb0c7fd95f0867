/**
 * Whether groups have the visitors that their shares give them, at every look (Lindon and Malek, «Anytime-valid
 * inference for multinomial count data», NeurIPS 2022). Pure.
 */
import { chdtrc, lgam } from './special-functions.ts';

/** A wrong ratio makes everything else worthless, and a false alarm stops a good activity: strict. */
export const SAMPLE_RATIO_LIMIT = 0.001;
/**
 * Of the Dirichlet prior about the shares: as many visitors as it weighs. At this limit the test finds most at the
 * sample that intervals are tuned for (10,000 ÷ 16.5).
 */
const CONCENTRATION = 600;

/** What a group has, and what part of all it should have, 0 to 1. The parts make 1 together. */
export interface GroupCount {
  count: number;
  share: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Log odds of «other shares» against «these shares» once the counts are seen: Dirichlet-multinomial ÷ multinomial. Odds of
 * independent visitors multiply, and under the right shares they exceed 1/p with chance p at most, ever.
 */
export function logOddsOfMismatch(
  groups: readonly GroupCount[],
  prior: readonly number[] = groups.map(({ share }) => share * CONCENTRATION),
): number {
  const logBeta = (alphas: readonly number[]) => sumOf(alphas.map(lgam)) - lgam(sumOf(alphas));
  const after = groups.map(({ count }, i) => count + (prior[i] ?? 0));
  return logBeta(after) - logBeta(prior) - sumOf(groups.map(({ count, share }) => count * Math.log(share)));
}

/** Always-valid p of a series of looks, each with everything until then: the least of them, at most 1. */
export const sequentialP = (looks: readonly (readonly GroupCount[])[]): number =>
  Math.min(1, ...looks.map((groups) => Math.exp(-logOddsOfMismatch(groups))));

/** Pearson's chi-squared p of one look, for telling segments apart once a mismatch is known. */
export function chiSquaredP(groups: readonly GroupCount[]): number {
  const all = sumOf(groups.map(({ count }) => count));
  if (all === 0 || groups.length < 2) return 1;
  const distance = sumOf(groups.map(({ count, share }) => (count - all * share) ** 2 / (all * share)));
  return chdtrc(groups.length - 1, distance);
}
