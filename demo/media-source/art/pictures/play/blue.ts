import { eyes } from '../../eyes.ts';
import type { Stage } from '../../stage.ts';

export const blue = (on: Stage, x: number, y: number, r: number) => {
  on.slab('a', x - r, y - r, 2 * r, 2 * r, 8);
  eyes(on, x, y - r * 0.15, r * 0.26);
};
