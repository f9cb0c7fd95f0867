import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COLD } from './talk-sheets.ts';

export const programmeLaPistaFreda = picture(COLD, (on) => {
  on.poly('c', [520, 220], [900, 220], [900, 500], [520, 500]);
  on.slab('a', 496, 180, 428, 56, 4);
  on.slab('paper', 640, 300, 140, 60, 4);
  on.slab('a', 652, 312, 116, 36, 2);
  on.ribbon('b', 15, [700, 190], [760, 90], [620, 60], [560, 130], [640, 170], [800, 120], [880, 30], [990, 60]);
  waveform(on, { name: 'pista', y: 440, height: 40, sheet: 'b', from: 540, to: 890, pitch: 15, syllables: 3 });
  on.title('La pista\nfreda', 56, 200, 390, { sheet: 'a', size: 132 });
});
