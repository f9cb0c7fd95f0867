import { picture, type Stage } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COFFEE } from './talk-sheets.ts';

/** Two inks suffice: every radio picture stands on its own waveform. */
function sound(on: Stage, id: number, y: number, height: number, from: number, to: number): void {
  waveform(on, { name: `${id}`, y, height, sheet: 'a', accent: { sheet: 'b', from, to }, syllables: 3 + (id % 5) });
}

export const episode2005 = picture(COFFEE, (on) => {
  sound(on, 2005, 430, 90, 0, 0.2);
  on.slab('b', 590, 60, 100, 300, 6);
  on.slab('b', 490, 160, 300, 100, 6);
  on.slab('a', 580, 40, 120, 36, 18);
  on.slab('a', 480, 140, 110, 34, 17);
  on.slab('a', 690, 140, 110, 34, 17);
});
