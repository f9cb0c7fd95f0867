import { createPaperCutter } from '../../art/cut-paper.ts';
import { MOTIFS, type MotifName } from '../../art/motifs/all-motifs.ts';
import type { Pen } from '../../draw/canvas.ts';
import { settle } from '../../draw/easing.ts';
import { INK } from '../../draw/inks.ts';
import { type Point, placed } from '../../draw/shapes.ts';
import { outline, type Town, townAt } from '../catalonia.ts';

export const SEA = INK.temps;
export const LAND = '#f2ead6';
const MAP = { x: 600, y: 268, scale: 208 } as const;
export const SHAPE = outline(MAP.x, MAP.y, MAP.scale);

export const at = (town: Town): Point => townAt(town, MAP.x, MAP.y, MAP.scale);

export function icon(pen: Pen, motif: MotifName, [x, y]: Point, scale: number, shown: number): void {
  if (shown <= 0) return;
  const cutter = createPaperCutter(pen, {
    paper: LAND,
    a: '#39505f',
    b: motif === 'sun' ? INK.groc : INK.temps,
    c: '#ffffff',
  });
  placed(pen, x, y, scale * settle(shown), 0, () => MOTIFS[motif](cutter));
}
