/**
 * Number of leading cards of a front that are large, two in a row, so that the rows of three below are full. Of fewer
 * than three all are large.
 */
export const largeCards = (count: number): number => Math.min(count, LARGE[count % 3] ?? 0);

/** By the remainder of rows of three. */
const LARGE = [0, 4, 2] as const;
