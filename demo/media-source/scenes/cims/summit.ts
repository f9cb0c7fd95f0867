import type { Pen } from '../../draw/canvas.ts';
import { easeOut, span } from '../../draw/easing.ts';
import { INK } from '../../draw/inks.ts';
import { disc, line, type Point, polygon } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';
import { WIDTH } from '../scene.ts';
import { LAYERS, SKY } from './cims-layers.ts';

/** From the summit: the near rock, the plain, and the line of the sea. */
export function summit(pen: Pen, t: number, fromS: number): void {
  fillFrame(pen, SKY);
  const rise = easeOut(span(t, fromS, 2.6));
  pen.fillStyle = INK.groc;
  disc(pen, 700, 190 - rise * 24, 74);
  pen.fillStyle = INK.temps;
  pen.fillRect(0, 262 + (1 - rise) * 40, WIDTH, 90);
  pen.fillStyle = '#8fb08a';
  pen.fillRect(0, 330 + (1 - rise) * 26, WIDTH, 250);
  for (const [index, layer] of LAYERS.slice(2).entries()) {
    pen.save();
    pen.translate(-300 - index * 90 + t * 3, 92 + (1 - rise) * (30 + index * 34));
    pen.fillStyle = layer.colour;
    pen.fill(layer.path);
    pen.restore();
  }
  pen.fillStyle = '#0b1f2e';
  polygon(pen, [
    [0, 540],
    [0, 452],
    [120, 420],
    [250, 398],
    [330, 412],
    [420, 470],
    [560, 540],
  ]);
  hiker(pen, 262, 400, t);
}

/** Somebody small with a stick and a scarf in the wind, feet at (x, y). */
function hiker(pen: Pen, x: number, y: number, t: number): void {
  pen.fillStyle = INK.ink;
  polygon(pen, [
    [x, y - 78],
    [x + 18, y + 2],
    [x - 18, y + 2],
  ]);
  disc(pen, x, y - 84, 14);
  pen.strokeStyle = INK.ink;
  line(
    pen,
    [
      [x + 8, y - 52],
      [x + 30, y - 34],
      [x + 34, y],
    ],
    5,
  );
  pen.strokeStyle = INK.noticies;
  const wave = [0, 1, 2, 3, 4].map(
    (step): Point => [x - 4 - step * 11, y - 70 + 5 * Math.sin(t * 5 - step) * (step / 3)],
  );
  line(pen, wave, 7);
}
