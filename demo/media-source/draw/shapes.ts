/** Paths for pictures. Each fills or strokes with the caller's settings. */
import type { Pen } from './canvas.ts';

export type Point = readonly [x: number, y: number];

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
  pen.fill();
}

export function ring(pen: Pen, x: number, y: number, radius: number, width: number): void {
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
  pen.stroke();
}

export function polygon(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

export function line(pen: Pen, points: readonly Point[], width: number): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.stroke();
}

export function slab(pen: Pen, x: number, y: number, width: number, height: number, radius = 0): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

/** Smooth line through the points (Catmull-Rom as Béziers); leaves the path open for fill or stroke. */
export function curveThrough(pen: Pen, points: readonly Point[], isClosed = false): void {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  pen.beginPath();
  pen.moveTo(...at(0));
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pen.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
}

/** Runs `draw` with the origin at (x, y), turned by `turn` radians and scaled. */
export function placed(pen: Pen, x: number, y: number, scale: number, turn: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  draw();
  pen.restore();
}
