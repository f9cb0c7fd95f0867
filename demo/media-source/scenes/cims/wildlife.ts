import type { Pen } from '../../draw/canvas.ts';
import { INK } from '../../draw/inks.ts';
import { swell } from '../../draw/random.ts';
import { line, polygon } from '../../draw/shapes.ts';

export function birds(pen: Pen, t: number): void {
  pen.strokeStyle = INK.ink;
  for (let index = 0; index < 5; index += 1) {
    const x = 60 + t * 34 - index * 46;
    const y = 150 + index * 13 + 10 * Math.sin(t * 0.9 + index);
    const flap = 9 * Math.sin(t * 7 + index * 1.3);
    line(
      pen,
      [
        [x - 15, y - flap],
        [x, y],
        [x + 15, y - flap],
      ],
      3,
    );
  }
}

/** Pines in front, passing faster than any ridge. */
export function pines(pen: Pen, t: number, fromS: number): void {
  pen.fillStyle = '#0b1f2e';
  for (let index = 0; index < 26; index += 1) {
    const x = index * 92 + 30 * swell(index * 2.1, 4) - (t - fromS) * 62;
    const height = 120 + 55 * swell(index * 1.7, 2);
    for (const [share, width] of [
      [1, 26],
      [0.72, 34],
      [0.45, 42],
    ] as const) {
      polygon(pen, [
        [x, 560 - height * share - 36],
        [x + width, 560 - height * (share - 0.42)],
        [x - width, 560 - height * (share - 0.42)],
      ]);
    }
  }
}
