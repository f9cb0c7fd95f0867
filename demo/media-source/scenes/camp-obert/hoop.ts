import type { Pen } from '../../draw/canvas.ts';
import { clamp01, easeIn } from '../../draw/easing.ts';
import { disc, line, type Point, placed, polygon, ring, slab } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';
import { setLine } from '../../draw/type.ts';
import { TRACK } from './track.ts';

export const BALL = '#ff8c2b';

const SHOT: readonly [Point, Point, Point] = [
  [180, 430],
  [470, -190],
  [752, 214],
];

function onArc(p: number): Point {
  const q = 1 - p;
  const [a, b, c] = SHOT;
  return [q * q * a[0] + 2 * q * p * b[0] + p * p * c[0], q * q * a[1] + 2 * q * p * b[1] + p * p * c[1]];
}

/** Seconds of flight; then two touches of the ring, each lower, then through. */
function ballAt(s: number): Point {
  const flight = 2.6;
  if (s < flight) return onArc(s / flight);
  const bounce = s - flight;
  if (bounce < 1) return [752 + 26 * bounce, 214 - 150 * 4 * bounce * (1 - bounce) * 0.5];
  if (bounce < 1.7)
    return [778 - 30 * (bounce - 1), 214 - 90 * 4 * ((bounce - 1) / 0.7) * (1 - (bounce - 1) / 0.7) * 0.5];
  return [760, 214 + 200 * easeIn(clamp01((bounce - 1.7) / 0.8))];
}

export function hoop(pen: Pen, t: number, fromS: number): void {
  fillFrame(pen, '#2b2a4c');
  pen.fillStyle = '#b5803f';
  polygon(pen, [
    [0, 450],
    [960, 450],
    [960, 540],
    [0, 540],
  ]);
  pen.fillStyle = '#f4ead7';
  slab(pen, 800, 60, 34, 190, 6);
  slab(pen, 856, 150, 22, 330);
  const s = t - fromS - 0.9;
  pen.setLineDash([2, 16]);
  pen.strokeStyle = '#f4ead7';
  if (s > 0)
    line(
      pen,
      Array.from({ length: 40 }, (_, step) => onArc(Math.min(1, s / 2.6) * (step / 39))),
      5,
    );
  pen.setLineDash([]);
  const [x, y] = ballAt(Math.max(0, s));
  pen.fillStyle = BALL;
  disc(pen, x, y, 38);
  pen.strokeStyle = '#2b2a4c';
  placed(pen, x, y, 1, s * 4, () => {
    line(
      pen,
      [
        [-36, 0],
        [36, 0],
      ],
      4,
    );
    line(
      pen,
      [
        [0, -36],
        [0, 36],
      ],
      4,
    );
    ring(pen, 0, 0, 37, 3);
  });
  pen.strokeStyle = TRACK;
  line(
    pen,
    [
      [704, 252],
      [800, 252],
    ],
    11,
  );
  pen.strokeStyle = '#f4ead7';
  for (let cord = 0; cord < 6; cord += 1)
    line(
      pen,
      [
        [710 + cord * 17, 258],
        [726 + cord * 11, 340],
      ],
      3,
    );
  const left = Math.max(0, 3 - Math.floor(Math.max(0, s)));
  setLine(pen, s > 4.3 ? '+3' : `0:0${left}`, 70, 150, {
    face: 'mark',
    weight: 800,
    size: 120,
    colour: s > 4.3 ? BALL : '#f4ead7',
    tracking: -0.05,
  });
}
