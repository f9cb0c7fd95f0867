import type { Pen } from '../../draw/canvas.ts';
import { settle, span } from '../../draw/easing.ts';
import { blend } from '../../draw/inks.ts';
import { line, slab } from '../../draw/shapes.ts';

export const SKY = '#f5ead2';
export const NAVY = '#22304a';
export const AMBER = '#ffb703';
export const BRICK = '#c8553d';
export const LEFT = 400;
const BASE = 520;

/** Falls into place from `dy` above, with a small landing. */
export function placedPiece(pen: Pen, shown: number, dy: number, draw: () => void): void {
  if (shown <= 0) return;
  pen.save();
  pen.translate(0, -(1 - settle(shown)) * dy);
  draw();
  pen.restore();
}

export function groundFloor(pen: Pen, t: number, fromS: number): void {
  for (let course = 0; course < 4; course += 1) {
    for (let stone = 0; stone < 6; stone += 1) {
      placedPiece(pen, span(t, fromS + course * 0.55 + stone * 0.12, 0.55), 340, () => {
        pen.fillStyle = blend(SKY, NAVY, 0.34 + 0.07 * ((stone + course) % 3));
        slab(pen, LEFT + stone * 73, BASE - (course + 1) * 34, 71, 32, 2);
      });
    }
  }
  for (let arch = 0; arch < 3; arch += 1) {
    placedPiece(pen, span(t, fromS + 2.8 + arch * 0.3, 0.5), 120, () => {
      pen.fillStyle = NAVY;
      slab(pen, LEFT + 36 + arch * 138, BASE - 104, 92, 106, 46);
    });
  }
}

/** One gallery for each sister: a colour, a row of windows none of which is the same, a rail. */
export function gallery(pen: Pen, t: number, fromS: number, floor: number): void {
  const y = BASE - 136 - (floor + 1) * 104;
  placedPiece(pen, span(t, fromS, 0.7), 420, () => {
    pen.fillStyle = [BRICK, '#e9cfa4', AMBER][floor] ?? BRICK;
    slab(pen, LEFT, y, 438, 102);
  });
  for (let bay = 0; bay < 5; bay += 1) {
    placedPiece(pen, span(t, fromS + 0.7 + bay * 0.16, 0.5), 200, () => {
      const radius = [36, 6, 24, 14, 30][(bay + floor * 2) % 5] ?? 6;
      pen.fillStyle = NAVY;
      slab(pen, LEFT + 22 + bay * 82, y + 16, 62, 76, radius);
      pen.strokeStyle = SKY;
      line(
        pen,
        [
          [LEFT + 53 + bay * 82, y + 20],
          [LEFT + 53 + bay * 82, y + 90],
        ],
        3,
      );
    });
  }
  placedPiece(pen, span(t, fromS + 1.8, 0.4), 60, () => {
    pen.fillStyle = blend(NAVY, SKY, 0.12);
    slab(pen, LEFT - 10, y + 92, 458, 11, 3);
  });
}
