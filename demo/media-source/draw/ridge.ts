/** Mountains: a line of peaks, deterministic for a seed, of any width. */
import { Path2D } from '@napi-rs/canvas';
import { createChance } from './random.ts';
import type { Point } from './shapes.ts';

export interface RidgeShape {
  width: number;
  /** Mean height of the crest line (y grows downwards), and how far peaks stand out of it. */
  crestY: number;
  relief: number;
  /** Pixels between two summits; smaller is rougher. */
  stride: number;
}

/** Crest points: alternating summits and saddles, with a shoulder between them and straight edges. */
export function ridgePoints(name: string, { width, crestY, relief, stride }: RidgeShape): Point[] {
  const chance = createChance(name);
  const points: Point[] = [[0, crestY]];
  let isSummit = true;
  for (let x = stride * 0.4; x < width; x += stride * chance.between(0.3, 0.62)) {
    const reach = isSummit ? -chance.between(0.35, 1) : chance.between(0.1, 0.6);
    const y = crestY + relief * reach;
    const [lastX, lastY] = points.at(-1) ?? [0, crestY];
    points.push([lastX + (x - lastX) * 0.55, lastY + (y - lastY) * chance.between(0.3, 0.75)], [x, y]);
    isSummit = !isSummit;
  }
  return [...points, [width, crestY]];
}

export function ridgePath(points: readonly Point[], width: number, footY: number): Path2D {
  const path = new Path2D();
  path.moveTo(0, footY);
  for (const [x, y] of points) path.lineTo(x, y);
  path.lineTo(width, footY);
  path.closePath();
  return path;
}
