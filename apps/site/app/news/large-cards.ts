/**
 * How many of the cards of a front stand two in a row, larger, before the others: so many that the rows of three under
 * them are full. Of fewer than three all are large.
 */
export const largeCards = (count: number): number => Math.min(count, LARGE[count % 3] ?? 0);

/** By what rows of three would leave over. */
const LARGE = [0, 4, 2] as const;
