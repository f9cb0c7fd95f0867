import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { RAIL } from './pocket-sheets.ts';

export const episode2029 = picture(RAIL, (on) => {
  on.slab('c', 690, 130, 70, 430, 6);
  on.at(720, 200, 1, () => on.row(10, (i) => on.slab(i % 2 === 0 ? 'b' : 'a', -690 + i * 78, -26, 78, 52)), 0.012);
  on.disc('b', 724, 110, 36);
  waveform(on, { name: '2029', y: 400, height: 90, sheet: 'a', from: 30, to: 650, syllables: 4 });
});
