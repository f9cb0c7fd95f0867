import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { OLD } from './pocket-sheets.ts';

export const episode2021 = picture(OLD, (on) => {
  on.row(5, (i) => on.slab('c', -40 + i * 220, 130, 130, 90));
  on.slab('c', -20, 210, 1000, 370);
  on.row(3, (i) => on.strip('paper', 5, [-20, 290 + i * 90], [990, 290 + i * 90]));
  on.at(480, 320, 1, () => on.putIn({ b: '#3a1f2b' }, 'key', 0, 0, 3.1), -0.03);
  waveform(on, { name: '2021', y: 66, height: 44, sheet: 'b', syllables: 4 });
});
