import type { Pen } from '../../draw/canvas.ts';
import { easeOut, settle, span } from '../../draw/easing.ts';
import { INK } from '../../draw/inks.ts';
import { disc, line, polygon, slab } from '../../draw/shapes.ts';
import { HEIGHT, WIDTH } from '../scene.ts';
import { COLUMN, RED, SLATE } from './news-inks.ts';

export function school(pen: Pen, p: number, t: number): void {
  pen.fillStyle = '#f3d98b';
  pen.fillRect(COLUMN, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK.radio;
  polygon(pen, [
    [390, 430],
    [960, 370],
    [960, 540],
    [390, 540],
  ]);
  const up = settle(p * 5);
  pen.save();
  pen.translate(0, (1 - up) * 260);
  pen.fillStyle = INK.paper;
  slab(pen, 510, 236, 330, 190);
  pen.fillStyle = RED;
  polygon(pen, [
    [490, 240],
    [675, 138],
    [860, 240],
  ]);
  pen.fillStyle = SLATE;
  for (const x of [536, 592, 728, 784]) slab(pen, x, 276, 36, 54);
  slab(pen, 650, 330, 52, 96, 26);
  pen.fillStyle = INK.paper;
  disc(pen, 675, 202, 20);
  pen.strokeStyle = SLATE;
  line(
    pen,
    [
      [675, 202],
      [675 + 13 * Math.sin(t), 202 - 13 * Math.cos(t)],
    ],
    3,
  );
  line(
    pen,
    [
      [675, 202],
      [683, 206],
    ],
    3,
  );
  pen.restore();
  for (let child = 0; child < 6; child += 1) {
    const x = 980 - easeOut(span(p, 0.1 + child * 0.07, 0.55)) * (410 - child * 52);
    const hop = Math.abs(Math.sin(t * 5 + child)) * 9;
    pen.fillStyle = [RED, INK.temps, INK.ink][child % 3] ?? RED;
    polygon(pen, [
      [x, 420 - hop],
      [x + 17, 476 - hop],
      [x - 17, 476 - hop],
    ]);
    disc(pen, x, 416 - hop, 13);
  }
}
