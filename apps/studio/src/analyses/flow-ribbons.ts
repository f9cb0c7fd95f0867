/** Shapes of the ribbons between the middle of a flow and the rows beside it. Pure. */

/** A row beside the middle: its edges, px from the top of the middle, and its part of all. */
export interface RibbonRow {
  top: number;
  bottom: number;
  share: number;
}

/** Space that a row keeps above and below its ribbon, px. */
const ROW_MARGIN = 6;
const THINNEST = 1;

/**
 * SVG paths, one for each row: at the middle they lie one on another, each as thick as its part of the middle's height; at
 * their rows at most as thick as the row.
 *
 * @param middle its height, px
 * @param width from the middle to the rows, px; the middle is at 0
 */
export function ribbonsOf(rows: readonly RibbonRow[], middle: number, width: number): string[] {
  let next = 0;
  const half = width / 2;
  return rows.map(({ top, bottom, share }) => {
    const thickness = Math.max(THINNEST, share * middle);
    const [from, to] = [next, next + thickness];
    next = to;
    const ofRow = Math.max(THINNEST, Math.min(thickness, bottom - top - 2 * ROW_MARGIN));
    const [rowFrom, rowTo] = [(top + bottom - ofRow) / 2, (top + bottom + ofRow) / 2];
    const [a, b, c, d] = [from, rowFrom, rowTo, to].map((y) => y.toFixed(1));
    return `M0,${a}C${half},${a} ${half},${b} ${width},${b}V${c}C${half},${c} ${half},${d} 0,${d}Z`;
  });
}
