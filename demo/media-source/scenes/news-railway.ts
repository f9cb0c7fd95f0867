/** The picture of the railway headline: a line on a map and a train that travels it. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, mix, settle, span } from '../draw/easing.ts';
import { blend, INK } from '../draw/inks.ts';
import { disc, line, type Point, slab } from '../draw/shapes.ts';
import { setLine } from '../draw/type.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** Where the picture begins, right of the column of type. */
const LEFT = 390;
const RED = INK.noticies;

/** Stops of the new line across the picture, from the plain to the mountain. */
const STOPS: readonly Point[] = [
  [430, 470],
  [500, 420],
  [560, 430],
  [640, 360],
  [700, 300],
  [780, 290],
  [850, 200],
  [925, 120],
];

function along(points: readonly Point[], share: number): Point {
  const at = Math.min(points.length - 1.0001, share * (points.length - 1));
  const from = points[Math.floor(at)] ?? [0, 0];
  const to = points[Math.floor(at) + 1] ?? from;
  return [mix(from[0], to[0], at % 1), mix(from[1], to[1], at % 1)];
}

/** The line lights up stop by stop behind its train; `p` runs from 0 to 1 over the headline. */
export function railway(pen: Pen, p: number): void {
  pen.fillStyle = '#dfe6dc';
  pen.fillRect(LEFT, 0, WIDTH, HEIGHT);
  pen.strokeStyle = blend('#dfe6dc', INK.radio, 0.25);
  for (let index = 0; index < 9; index += 1)
    line(
      pen,
      [
        [LEFT, 60 + index * 74],
        [WIDTH, -60 + index * 82],
      ],
      2,
    );
  pen.strokeStyle = INK.ink;
  line(pen, STOPS, 12);
  pen.strokeStyle = RED;
  const share = easeInOut(p * 1.05);
  line(pen, [...STOPS.filter((_, index) => index / (STOPS.length - 1) <= share), along(STOPS, share)], 12);
  for (const [index, [x, y]] of STOPS.entries()) {
    pen.fillStyle = INK.paper;
    disc(pen, x, y, 12 + 5 * settle(span(share, index / 7 - 0.01, 0.06)));
    pen.fillStyle = share >= index / 7 ? RED : INK.ink;
    disc(pen, x, y, 8);
  }
  const [x, y] = along(STOPS, share);
  const ahead = along(STOPS, Math.min(1, share + 0.02));
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.atan2(ahead[1] - y, ahead[0] - x));
  pen.fillStyle = INK.ink;
  slab(pen, -58, -20, 96, 32, 12);
  pen.fillStyle = INK.groc;
  for (const window of [-46, -24, -2]) slab(pen, window, -12, 15, 11, 2);
  pen.restore();
  setLine(pen, '40 trens al dia', 500, 96, { face: 'mark', weight: 800, size: 44, colour: INK.ink, tracking: -0.03 });
}
