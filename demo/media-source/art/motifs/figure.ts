/** A standing figure, feet on footY. */
import type { PaperCutter, Sheet } from '../cut-paper.ts';

export function figure(
  cut: PaperCutter,
  sheet: Sheet,
  x: number,
  footY: number,
  size: number,
  head: Sheet = 'a',
): void {
  cut.at(x, footY, size, () => {
    cut.poly(sheet, [-16, -96], [16, -96], [30, 0], [-30, 0]);
    cut.disc(head, 0, -116, 19);
  });
}
