import type { Pen } from '../../draw/canvas.ts';
import { easeOut, mix } from '../../draw/easing.ts';
import { blend, INK } from '../../draw/inks.ts';
import { polygon } from '../../draw/shapes.ts';
import { setLine } from '../../draw/type.ts';
import { HEIGHT, WIDTH } from '../scene.ts';
import { COLUMN, RED, SAND, SLATE } from './news-inks.ts';

/** The dam, and water that rises behind it. `p` runs from 0 to 1 over the headline. */
export function reservoir(pen: Pen, p: number, t: number): void {
  pen.fillStyle = SAND;
  pen.fillRect(COLUMN, 0, WIDTH, HEIGHT);
  pen.fillStyle = blend(SAND, SLATE, 0.28);
  polygon(pen, [
    [390, 250],
    [520, 120],
    [640, 210],
    [760, 96],
    [960, 240],
    [960, 540],
    [390, 540],
  ]);
  const level = mix(430, 300, easeOut(p * 1.15));
  pen.fillStyle = INK.temps;
  pen.beginPath();
  pen.moveTo(COLUMN, HEIGHT);
  for (let x = COLUMN; x <= 800; x += 10) pen.lineTo(x, level + 5 * Math.sin(x / 34 + t * 2));
  pen.lineTo(800, HEIGHT);
  pen.fill();
  pen.fillStyle = SLATE;
  polygon(pen, [
    [770, 262],
    [810, 262],
    [900, 540],
    [770, 540],
  ]);
  pen.fillStyle = INK.paper;
  for (let mark = 0; mark < 6; mark += 1) pen.fillRect(776, 292 + mark * 38, mark % 2 === 0 ? 24 : 14, 4);
  pen.fillStyle = RED;
  polygon(pen, [
    [772, level],
    [752, level - 12],
    [752, level + 12],
  ]);
  setLine(pen, '+3', 604, 226, {
    face: 'mark',
    weight: 800,
    size: 150,
    colour: INK.ink,
    align: 'center',
    tracking: -0.05,
    alpha: easeOut(p * 4),
  });
}
