import type { Pen } from '../../draw/canvas.ts';
import { easeInOut } from '../../draw/easing.ts';
import { blend, INK } from '../../draw/inks.ts';
import { disc, polygon, slab } from '../../draw/shapes.ts';
import { HEIGHT, WIDTH } from '../scene.ts';
import { COLUMN, RED } from './news-inks.ts';

export function theatre(pen: Pen, p: number): void {
  pen.fillStyle = '#1c1420';
  pen.fillRect(COLUMN, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK.groc;
  polygon(pen, [
    [640, 0],
    [720, 0],
    [850, 470],
    [520, 470],
  ]);
  pen.fillStyle = '#3a2a2a';
  pen.fillRect(COLUMN, 462, WIDTH, 80);
  pen.fillStyle = INK.ink;
  polygon(pen, [
    [684, 330],
    [716, 470],
    [652, 470],
  ]);
  disc(pen, 684, 314, 22);
  const open = easeInOut(p * 1.5) * 210;
  for (let fold = 0; fold < 6; fold += 1) {
    pen.fillStyle = fold % 2 === 0 ? RED : blend(RED, '#000000', 0.22);
    const width = 48 - open * 0.16;
    slab(pen, COLUMN + fold * width, 0, width + 1, 470 - 16 * (fold % 2));
    slab(pen, WIDTH - (fold + 1) * width, 0, width + 1, 470 - 16 * (fold % 2));
  }
  pen.fillStyle = blend(RED, '#000000', 0.35);
  for (let scallop = 0; scallop < 6; scallop += 1) disc(pen, COLUMN + 48 + scallop * 96, 20, 50);
}
