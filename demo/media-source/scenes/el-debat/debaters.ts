import type { Pen } from '../../draw/canvas.ts';
import { settle } from '../../draw/easing.ts';
import { curveThrough, line, type Point, polygon, slab } from '../../draw/shapes.ts';

export const SAND = '#f0e6d2';
export const NAVY = '#1b2240';
export const CORAL = '#e4572e';

const PROFILE: readonly Point[] = [
  [-30, -250],
  [80, -210],
  [118, -120],
  [160, -30],
  [118, -4],
  [122, 52],
  [98, 104],
  [40, 120],
  [30, 320],
  [-220, 320],
  [-180, 120],
  [-210, -40],
  [-170, -190],
];

/** A head that looks to the right, or to the left when mirrored; its jaw moves while it talks. */
export function head(pen: Pen, x: number, colour: string, isMirrored: boolean, talk: number): void {
  pen.save();
  pen.translate(x, 300);
  pen.scale(isMirrored ? -1 : 1, 1);
  pen.rotate(-0.02 + 0.02 * talk);
  pen.fillStyle = colour;
  curveThrough(
    pen,
    PROFILE.map(([px, py], index): Point => [px, py + (index >= 5 && index <= 7 ? 7 * talk : 0)]),
    true,
  );
  pen.fill();
  pen.fillStyle = SAND;
  polygon(pen, [
    [92, 38],
    [136, 34 + 2 * talk],
    [134, 38 + 12 * talk],
  ]);
  pen.restore();
}

/** One thing said: a paper that opens out of a mouth, with lines for words. */
export function speech(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: string,
  shown: number,
  isMirrored: boolean,
): void {
  if (shown <= 0) return;
  pen.save();
  pen.translate(x, y);
  pen.scale((isMirrored ? -1 : 1) * settle(shown), settle(shown));
  pen.fillStyle = colour;
  slab(pen, 0, -84, width, 84, 26);
  polygon(pen, [
    [20, -12],
    [70, -4],
    [-18, 30],
  ]);
  pen.strokeStyle = SAND;
  line(
    pen,
    [
      [28, -56],
      [28 + (width - 56) * Math.min(1, shown * 1.3), -56],
    ],
    8,
  );
  line(
    pen,
    [
      [28, -30],
      [28 + (width - 110) * shown, -30],
    ],
    8,
  );
  pen.restore();
}
