import { eyes } from '../../eyes.ts';
import type { Stage } from '../../stage.ts';

export const red = (on: Stage, x: number, y: number, r: number) => {
  on.disc('b', x, y, r);
  eyes(on, x, y - r * 0.1, r * 0.26);
};
