import { picture, type Stage } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COFFEE } from './talk-sheets.ts';

function cup(on: Stage, x: number, y: number, side: 1 | -1): void {
  on.ring('a', x + side * 78, y, 30, 13);
  on.poly('a', [x - 80, y - 70], [x + 80, y - 70], [x + 54, y + 76], [x - 54, y + 76]);
  on.slab('b', x - 110, y + 82, 220, 16, 8);
}

export const programmeCafeAmbVeu = picture(COFFEE, (on) => {
  cup(on, 560, 400, -1);
  cup(on, 840, 400, 1);
  waveform(on, { name: 'cafe', y: 210, height: 90, sheet: 'b', from: 570, to: 850, syllables: 4 });
  on.title('Cafè\namb veu', 56, 190, 480, { sheet: 'a', size: 160 });
});
