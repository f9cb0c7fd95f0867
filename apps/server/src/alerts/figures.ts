/** Figures that alerts compare, and the result of a comparison. */

/** Smaller counts differ by chance alone: with 12 expected, none at all happens once in 160,000 hours. */
export const MIN_USUAL = 12;

/** The last hour, and the same hour of past weeks (or of past days, until there are enough weeks). */
export interface Figures {
  now: number | null;
  /** Without hours that have no figure. */
  past: readonly number[];
}

export type Finding =
  | { kind: 'fine'; value: number; usual: number | null }
  | { kind: 'alert'; value: number; usual: number | null }
  /** Too little history, or no figure. */
  | { kind: 'unknown' };

/** Median; null without values. */
export function usualOf(past: readonly number[]): number | null {
  const sorted = [...past].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = null, high = null] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === null || high === null ? null : (low + high) / 2;
}
