import type { Pen } from '../../draw/canvas.ts';
import { line, placed, polygon, slab } from '../../draw/shapes.ts';

const WALL = '#1d2a3b';
export const LIGHT = '#ffc72c';

export function house(pen: Pen, x: number, y: number, size: number, lit: number): void {
  placed(pen, x, y, size, 0, () => {
    pen.fillStyle = WALL;
    slab(pen, -70, -100, 140, 102);
    slab(pen, 26, -164, 20, 50);
    pen.fillStyle = '#2b3d55';
    polygon(pen, [
      [-88, -94],
      [0, -158],
      [88, -94],
    ]);
    pen.fillStyle = lit > 0 ? LIGHT : '#0d141e';
    slab(pen, -19, -74, 38, 44);
    pen.strokeStyle = WALL;
    line(
      pen,
      [
        [0, -74],
        [0, -30],
      ],
      4,
    );
  });
}
