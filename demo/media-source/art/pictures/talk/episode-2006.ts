import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COLD } from './talk-sheets.ts';

export const episode2006 = picture(COLD, (on) => {
  on.slab('c', 460, 20, 380, 700, 190);
  on.slab('a', 510, 80, 280, 600, 140);
  on.strip('paper', 7, [650, 80], [650, 560]);
  on.slab('b', 664, 320, 46, 80, 6);
  on.disc('paper', 687, 346, 10);
  on.poly('paper', [683, 350], [691, 350], [695, 380], [679, 380]);
  waveform(on, { name: '2006', y: 280, height: 100, sheet: 'b', from: 30, to: 430, syllables: 2 });
});
