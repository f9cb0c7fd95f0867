import type { Pen } from '../../draw/canvas.ts';
import { settle, span } from '../../draw/easing.ts';
import { INK } from '../../draw/inks.ts';
import { disc, placed } from '../../draw/shapes.ts';
import { setLine } from '../../draw/type.ts';
import type { Town } from '../catalonia.ts';
import { at } from './forecast-map.ts';

const MAXIMA: readonly (readonly [Town, number])[] = [
  ['Vielha', 9],
  ['Puigcerdà', 11],
  ['Figueres', 16],
  ['Girona', 15],
  ['Lleida', 13],
  ['Barcelona', 18],
  ['Tarragona', 19],
  ['Tortosa', 21],
];

export function maxima(pen: Pen, t: number, fromS: number): void {
  for (const [index, [town, degrees]] of MAXIMA.entries()) {
    const shown = settle(span(t, fromS + index * 0.22, 0.5));
    if (shown <= 0) continue;
    const [x, y] = at(town);
    placed(pen, x, y, shown, 0, () => {
      pen.fillStyle = degrees > 17 ? INK.groc : degrees < 12 ? INK.temps : INK.ink;
      disc(pen, 0, 0, 27);
      setLine(pen, `${degrees}°`, 3, 9, {
        face: 'plain',
        weight: 700,
        size: 26,
        colour: degrees > 17 ? INK.ink : INK.paper,
        align: 'center',
      });
    });
  }
}
