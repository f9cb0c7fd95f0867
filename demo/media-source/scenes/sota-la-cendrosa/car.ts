import type { Pen } from '../../draw/canvas.ts';
import { mix } from '../../draw/easing.ts';
import { disc, type Point, polygon, slab } from '../../draw/shapes.ts';
import { LIGHT } from './house.ts';

/** The road up the valley, from the lower left corner to the broadcaster. */
export const ROAD: readonly Point[] = [
  [-60, 548],
  [180, 508],
  [360, 500],
  [300, 462],
  [200, 446],
  [330, 428],
  [480, 420],
  [556, 412],
];

function onRoad(share: number): Point {
  const at = Math.min(ROAD.length - 1.001, Math.max(0, share) * (ROAD.length - 1));
  const [from, to] = [ROAD[Math.floor(at)] ?? [0, 0], ROAD[Math.floor(at) + 1] ?? [0, 0]];
  return [mix(from[0], to[0], at % 1), mix(from[1], to[1], at % 1)];
}

export function car(pen: Pen, share: number): void {
  const [x, y] = onRoad(share);
  const [ahead] = onRoad(share + 0.02);
  const side = ahead >= x ? 1 : -1;
  const size = mix(1, 0.55, share);
  pen.save();
  pen.translate(x, y);
  pen.scale(side * size, size);
  pen.fillStyle = 'rgba(255, 199, 44, 0.4)';
  polygon(pen, [
    [26, -16],
    [210, -2],
    [210, 26],
    [26, -4],
  ]);
  pen.fillStyle = '#05080d';
  slab(pen, -44, -24, 84, 22, 9);
  polygon(pen, [
    [-28, -22],
    [-16, -42],
    [14, -42],
    [26, -22],
  ]);
  pen.fillStyle = LIGHT;
  disc(pen, 38, -14, 5);
  pen.fillStyle = '#c8102e';
  disc(pen, -42, -14, 4);
  pen.restore();
}
