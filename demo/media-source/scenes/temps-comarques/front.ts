import type { Pen } from '../../draw/canvas.ts';
import { easeOut } from '../../draw/easing.ts';
import { blend, INK } from '../../draw/inks.ts';
import { curveThrough, type Point, placed, polygon } from '../../draw/shapes.ts';
import { at, icon, SEA } from './forecast-map.ts';

export function isobars(pen: Pen, t: number): void {
  pen.strokeStyle = blend(SEA, '#ffffff', 0.22);
  for (let index = 0; index < 9; index += 1) {
    const sway = 14 * Math.sin(t * 0.35 + index * 0.5);
    pen.lineWidth = 2.5;
    curveThrough(pen, [
      [-40, 620 - index * 70 + sway],
      [220, 500 - index * 66 - sway],
      [520, 470 - index * 64 + sway],
      [1010, 380 - index * 74 - sway],
    ]);
    pen.stroke();
  }
}

/** A cold front: the line with its teeth, coming down from the north-west. */
export function front(pen: Pen, come: number, alpha: number): void {
  pen.globalAlpha = alpha;
  pen.strokeStyle = '#0b3d6b';
  pen.fillStyle = '#0b3d6b';
  const dx = -60 + 130 * come;
  const dy = -170 + 170 * come;
  const points: Point[] = [
    [330, 300],
    [420, 210],
    [560, 150],
    [740, 130],
    [900, 150],
  ].map(([x = 0, y = 0]) => [x + dx, y + dy]);
  pen.lineWidth = 7;
  curveThrough(pen, points);
  pen.stroke();
  for (const [index, [x, y]] of points.entries())
    placed(pen, x, y, 1, -0.75 + index * 0.24, () =>
      polygon(pen, [
        [-18, 0],
        [18, 0],
        [0, 30],
      ]),
    );
  pen.globalAlpha = 1;
  const [x, y] = at('Vielha');
  icon(pen, 'rain', [x + 6, y + 8], 0.36, alpha * easeOut(come * 1.6));
}

export function wind(pen: Pen, t: number, alpha: number): void {
  const [x, y] = at('Figueres');
  pen.globalAlpha = alpha;
  pen.strokeStyle = INK.noticies;
  for (let drawBrandStroke = 0; drawBrandStroke < 6; drawBrandStroke += 1) {
    const run = (t * 0.7 + drawBrandStroke * 0.37) % 1;
    pen.lineWidth = 6;
    pen.setLineDash([70, 400]);
    pen.lineDashOffset = -run * 240 + 70;
    curveThrough(pen, [
      [x - 60 + drawBrandStroke * 22, y - 130],
      [x - 52 + drawBrandStroke * 22, y - 60],
      [x - 70 + drawBrandStroke * 24, y + 20],
      [x - 56 + drawBrandStroke * 24, y + 110],
    ]);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}
