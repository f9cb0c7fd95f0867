import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COLD } from './talk-sheets.ts';

export const episode2010 = picture(COLD, (on) => {
  on.slab('a', 500, 40, 340, 460, 4);
  on.putIn({ a: '#16202b', b: '#16202b', paper: '#dfe6ea' }, 'child', 670, 330, 1.7);
  on.row(4, (i) => on.slab('c', 548 + i * 72, 40, 16, 460));
  on.slab('c', 500, 210, 340, 16);
  waveform(on, { name: '2010', y: 280, height: 120, sheet: 'b', from: 40, to: 460, syllables: 3 });
});
