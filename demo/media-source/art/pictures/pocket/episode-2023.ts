import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { OLD } from './pocket-sheets.ts';

export const episode2023 = picture(OLD, (on) => {
  on.slab('a', 420, -20, 400, 60);
  on.slab('a', 560, 20, 120, 330);
  on.row(6, (i) => on.poly('c', [550, 60 + i * 50], [690, 40 + i * 50], [690, 62 + i * 50], [550, 82 + i * 50]));
  on.slab('b', 430, 350, 380, 50, 6);
  on.at(610, 450, 1, () => {
    on.slab('paper', -230, -40, 460, 90);
    on.row(3, (i) => on.strip('a', 6, [-180, -14 + i * 22], [i === 2 ? 60 : 180, -14 + i * 22]));
  });
  waveform(on, { name: '2023', y: 280, height: 120, sheet: 'b', from: 30, to: 390, syllables: 3 });
});
