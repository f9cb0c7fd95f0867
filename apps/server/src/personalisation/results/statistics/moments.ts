/**
 * Sufficient statistics: all that a comparison needs of any number of visitors. Values that add up, so that a day that
 * is over never has to be read again.
 */

export interface Moments {
  /** Visitors. */
  readonly n: number;
  /** Of the outcome y, by visitor. */
  readonly sum: number;
  readonly sumOfSquares: number;
  /** Visitors whose outcome is not zero. */
  readonly active: number;
  /** Of the same measure x from before the visitor was exposed. */
  readonly before: number;
  readonly beforeSquares: number;
  /** Σxy. */
  readonly products: number;
}

export const NOBODY: Moments = {
  n: 0,
  sum: 0,
  sumOfSquares: 0,
  active: 0,
  before: 0,
  beforeSquares: 0,
  products: 0,
};

export const together = (a: Moments, b: Moments): Moments => ({
  n: a.n + b.n,
  sum: a.sum + b.sum,
  sumOfSquares: a.sumOfSquares + b.sumOfSquares,
  active: a.active + b.active,
  before: a.before + b.before,
  beforeSquares: a.beforeSquares + b.beforeSquares,
  products: a.products + b.products,
});

/** Σab − Σa·Σb/n: sum of squares, or of products, about the means. Never below zero for squares. */
const about = (products: number, a: number, b: number, n: number) => products - (a * b) / n;
const squares = (ofSquares: number, sum: number, n: number) => Math.max(0, about(ofSquares, sum, sum, n));

/** About the means: Σ(y−ȳ)², Σ(x−x̄)², Σ(x−x̄)(y−ȳ). */
export const deviations = ({ n, sum, sumOfSquares, before, beforeSquares, products }: Moments) => ({
  outcome: squares(sumOfSquares, sum, n),
  before: squares(beforeSquares, before, n),
  products: about(products, before, sum, n),
});

/** Mean of a group, with the variance of one visitor. */
export interface Estimate {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

/** As it was measured. @param moments of two visitors or more */
export const estimateOf = (moments: Moments): Estimate => ({
  n: moments.n,
  mean: moments.sum / moments.n,
  variance: deviations(moments).outcome / (moments.n - 1),
});
