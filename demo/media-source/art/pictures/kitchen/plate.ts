import type { Stage } from '../../stage.ts';

/** Something seen from above: rim, inside. */
export function plate(
  on: Stage,
  x: number,
  y: number,
  radius: number,
  rim: 'a' | 'b' | 'c' | 'paper',
  inside: 'a' | 'b' | 'c' | 'paper',
): void {
  on.disc(rim, x, y, radius);
  on.disc(inside, x, y, radius * 0.82);
}
