import { Path2D } from '@napi-rs/canvas';
import type { Pen } from '../../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../../draw/easing.ts';
import { INK } from '../../draw/inks.ts';
import { curveThrough, type Point, polygon } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';
import { setLine } from '../../draw/type.ts';
import { HEIGHT, WIDTH } from '../scene.ts';

const CLIMB: readonly Point[] = [
  [150, 470],
  [235, 418],
  [300, 432],
  [372, 372],
  [340, 318],
  [420, 284],
  [500, 300],
  [545, 246],
  [520, 214],
  [566, 186],
];

/** Height lines around a summit: rings that swell out of round, nested without crossing. */
const CONTOURS: readonly Path2D[] = Array.from({ length: 11 }, (_, index) => {
  const path = new Path2D();
  const radius = 16 + index * 40;
  for (let step = 0; step <= 90; step += 1) {
    const turn = (step / 90) * Math.PI * 2;
    const swelling = 0.09 * Math.sin(2 * turn + 0.8) + 0.07 * Math.sin(3 * turn + 2.1) + 0.035 * Math.sin(5 * turn);
    const reach = radius * (1 + swelling * Math.min(1.3, index / 3));
    const x = 566 + Math.cos(turn) * reach * 1.45;
    const y = 186 + Math.sin(turn) * reach;
    step === 0 ? path.moveTo(x, y) : path.lineTo(x, y);
  }
  return path;
});

export function map(pen: Pen, t: number, fromS: number, toS: number): void {
  fillFrame(pen, '#efe7d3');
  pen.strokeStyle = '#a5784a';
  for (const [index, contour] of CONTOURS.entries()) {
    const drawn = easeInOut(span(t, fromS + 0.3 + index * 0.22, 2.4));
    if (drawn === 0) continue;
    pen.lineWidth = index % 4 === 0 ? 2.6 : 1.2;
    pen.setLineDash([drawn * 4200, 6000]);
    pen.stroke(contour);
  }
  const climbed = span(t, fromS + 1.5, toS - fromS - 2.5);
  pen.setLineDash([3, 11]);
  pen.strokeStyle = INK.noticies;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.save();
  pen.beginPath();
  pen.rect(0, mix(480, 176, climbed), WIDTH, HEIGHT);
  pen.clip();
  curveThrough(pen, CLIMB);
  pen.stroke();
  pen.restore();
  pen.setLineDash([]);
  pen.fillStyle = INK.ink;
  polygon(pen, [
    [566, 170],
    [580, 194],
    [552, 194],
  ]);
  pen.fillStyle = '#efe7d3';
  pen.fillRect(44, 52, 282, 118);
  const metres = Math.round(mix(1984, 2881, easeOut(climbed)));
  setLine(pen, `${Math.floor(metres / 1000)}.${String(metres % 1000).padStart(3, '0')} m`, 64, 118, {
    face: 'mark',
    weight: 800,
    size: 64,
    colour: INK.ink,
    tracking: -0.03,
  });
  setLine(pen, 'carena de llevant', 66, 152, { face: 'plain', weight: 500, size: 22, colour: '#6d4f31' });
}
