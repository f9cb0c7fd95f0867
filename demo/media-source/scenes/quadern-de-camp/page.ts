import type { Pen } from '../../draw/canvas.ts';
import { blend } from '../../draw/inks.ts';
import { line } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';
import { setLine } from '../../draw/type.ts';
import { WIDTH } from '../scene.ts';

export const PAPER = '#f4f0e0';
export const PINE = '#23402f';
export const RUST = '#c8642b';
export const SAGE = '#9db58a';

export function ruled(pen: Pen): void {
  fillFrame(pen, PAPER);
  pen.strokeStyle = blend(PAPER, SAGE, 0.55);
  for (let y = 66; y < 540; y += 40)
    line(
      pen,
      [
        [0, y],
        [WIDTH, y],
      ],
      1.5,
    );
  pen.strokeStyle = blend(PAPER, RUST, 0.6);
  line(
    pen,
    [
      [104, 0],
      [104, 540],
    ],
    2,
  );
}

/** Handwriting of the notebook, appearing from left to right. */
export function note(pen: Pen, text: string, x: number, y: number, shown: number): void {
  if (shown <= 0) return;
  pen.save();
  pen.beginPath();
  pen.rect(0, y - 60, x + shown * 620, 90);
  pen.clip();
  setLine(pen, text, x, y, { face: 'news', weight: 440, size: 34, colour: PINE });
  pen.restore();
}
