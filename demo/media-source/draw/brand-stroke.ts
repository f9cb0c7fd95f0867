/** The broadcaster's logo: the word set tight, with its last stroke extended. */
import type { Pen } from './canvas.ts';
import { setLine, widthOf } from './type.ts';

/** One curved stroke from (x, y) to the right; `drawn` is the visible share. */
export function drawBrandStroke(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  colour: string,
  width: number,
  drawn = 1,
): void {
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.setLineDash([length * 1.1 * drawn, length * 3]);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(
    x + length * 0.35,
    y + length * 0.05,
    x + length * 0.62,
    y + length * 0.02,
    x + length,
    y - length * 0.16,
  );
  if (drawn > 0) pen.stroke();
  pen.restore();
}

/** `tramuntana` with its brand stroke, baseline at `y`; returns the width of the word in pixels. */
export function mark(pen: Pen, x: number, y: number, size: number, colour: string, drawn = 1): number {
  const setting = { face: 'mark', weight: 700, size, colour, tracking: -0.045 } as const;
  setLine(pen, 'tramuntana', x, y, setting);
  const width = widthOf(pen, 'tramuntana', setting);
  drawBrandStroke(pen, x + width - size * 0.06, y - size * 0.035, size * 1.5, colour, size * 0.085, drawn);
  return width;
}
