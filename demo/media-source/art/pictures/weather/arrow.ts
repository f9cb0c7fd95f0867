import type { Stage } from '../../stage.ts';

/** An arrow from the first point to the second. */
export function arrow(
  on: Stage,
  sheet: 'a' | 'b' | 'c',
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): void {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  on.strip(sheet, width, from, to);
  on.at(
    to[0],
    to[1],
    1,
    () => on.poly(sheet, [width * 1.9, 0], [-width * 0.6, -width * 1.7], [-width * 0.6, width * 1.7]),
    turn / (2 * Math.PI),
  );
}
