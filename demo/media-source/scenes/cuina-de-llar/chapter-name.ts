import type { Pen } from '../../draw/canvas.ts';
import { easeOut, span } from '../../draw/easing.ts';
import { setLine } from '../../draw/type.ts';
import { chapterAt, type Timing } from '../scene.ts';
import { IRON } from './kitchen.ts';

const NAMES = ['La ceba', 'Les herbes', 'El tomàquet', 'Xup-xup'] as const;

/** Name of the chapter under way, in the lower left corner. */
export function chapterName(pen: Pen, timing: Timing, t: number): void {
  for (const [index, name] of NAMES.entries()) {
    const [from, to] = [chapterAt(timing, index), chapterAt(timing, index + 1)];
    if (t < from || t >= to) continue;
    setLine(pen, name, 46, 492, {
      face: 'mark',
      weight: 800,
      size: 58,
      colour: IRON,
      tracking: -0.04,
      alpha: easeOut(span(t, from + 0.1, 0.4)),
    });
  }
}
