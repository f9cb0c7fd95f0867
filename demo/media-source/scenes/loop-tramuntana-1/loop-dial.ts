import type { Pen } from '../../draw/canvas.ts';
import { disc, line, placed } from '../../draw/shapes.ts';
import { setLine } from '../../draw/type.ts';

/** Seconds of the loop as a ring of 64 marks and a hand. */
export function loopDial(
  pen: Pen,
  t: number,
  lengthS: number,
  x: number,
  y: number,
  radius: number,
  ink: string,
  accent: string,
): void {
  for (let second = 0; second < lengthS; second += 2) {
    pen.strokeStyle = second <= t ? accent : ink;
    placed(pen, x, y, 1, (second / lengthS) * Math.PI * 2, () =>
      line(
        pen,
        [
          [0, -radius],
          [0, -radius * (second % 16 === 0 ? 0.76 : 0.88)],
        ],
        5,
      ),
    );
  }
  pen.strokeStyle = accent;
  placed(pen, x, y, 1, (t / lengthS) * Math.PI * 2, () =>
    line(
      pen,
      [
        [0, 0],
        [0, -radius * 0.68],
      ],
      6,
    ),
  );
  pen.fillStyle = accent;
  disc(pen, x, y, 8);
  setLine(pen, String(Math.floor(t)).padStart(2, '0'), x, y + radius * 0.5, {
    face: 'plain',
    weight: 700,
    size: radius * 0.3,
    colour: ink,
    align: 'center',
  });
}
