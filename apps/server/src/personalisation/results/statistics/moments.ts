/**
 * Sufficient statistics: all data that a comparison needs for any number of visitors. They are additive, so a finished
 * day is never queried again.
 */

export interface Moments {
  /** Visitors. */
  readonly n: number;
  /** Sum of the outcome y, one value for each visitor. */
  readonly sum: number;
  readonly sumOfSquares: number;
  /** Visitors with a non-zero outcome. */
  readonly active: number;
  /** Sum of the pre-exposure value x of the same measure. */
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

/** Σab − Σa·Σb/n: centred sum of squares or products. Squares are never below zero. */
const about = (products: number, a: number, b: number, n: number) => products - (a * b) / n;
const squares = (ofSquares: number, sum: number, n: number) => Math.max(0, about(ofSquares, sum, sum, n));

/** Centred: Σ(y−ȳ)², Σ(x−x̄)², Σ(x−x̄)(y−ȳ). */
export const deviations = ({ n, sum, sumOfSquares, before, beforeSquares, products }: Moments) => ({
  outcome: squares(sumOfSquares, sum, n),
  before: squares(beforeSquares, before, n),
  products: about(products, before, sum, n),
});

/** Mean of a group, with the variance per visitor. */
export interface Estimate {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

/** Without adjustment. @param moments of two visitors or more */
export const estimateOf = (moments: Moments): Estimate => ({
  n: moments.n,
  mean: moments.sum / moments.n,
  variance: deviations(moments).outcome / (moments.n - 1),
});
