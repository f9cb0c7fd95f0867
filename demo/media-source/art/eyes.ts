import type { Stage } from './stage.ts';

/** Two eyes that look to one side, black on white whatever the sheets are. */
export function eyes(on: Stage, x: number, y: number, size: number, look = 0.3): void {
  for (const side of [-1, 1]) {
    on.at(x + side * size, y, 1, () => {
      on.pen.fillStyle = '#ffffff';
      on.pen.beginPath();
      on.pen.arc(0, 0, size * 0.62, 0, Math.PI * 2);
      on.pen.fill();
      on.pen.fillStyle = '#14161a';
      on.pen.beginPath();
      on.pen.arc(size * look, size * 0.08, size * 0.3, 0, Math.PI * 2);
      on.pen.fill();
    });
  }
}
