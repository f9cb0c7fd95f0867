/** Posters in each row of a wall, from the top: larger ones first, every row full. */
const TOP_ROWS: Record<number, readonly number[]> = { 0: [2, 2], 1: [2, 3], 2: [2], 3: [3] };
const SMALL_ROW = 4;

/**
 * Twelfths of the wall that each poster spans. Large rows absorb the remainder of rows of four; fewer posters than that
 * share one row.
 */
export function posterSpans(count: number): number[] {
  if (count <= SMALL_ROW) return Array<number>(count).fill(12 / Math.max(2, count));
  const top = TOP_ROWS[count % SMALL_ROW] ?? [];
  const large = top.flatMap((inRow) => Array<number>(inRow).fill(12 / inRow));
  return [...large, ...Array<number>(count - large.length).fill(12 / SMALL_ROW)];
}
