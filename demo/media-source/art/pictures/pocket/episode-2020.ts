import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { OLD } from './pocket-sheets.ts';

export const episode2020 = picture(OLD, (on) => {
  on.poly('a', [400, 440], [450, 160], [490, 110], [610, 110], [650, 160], [700, 440]);
  on.slab('b', 380, 430, 340, 40, 10);
  on.row(24, (i) => on.disc('paper', 470 + (i % 6) * 32 - Math.floor(i / 6) * 4, 170 + Math.floor(i / 6) * 56, 9));
  on.at(
    810,
    290,
    1,
    () => {
      on.slab('b', -6, -220, 12, 400, 6);
      on.ellipse('paper', 0, -190, 3, 18);
    },
    0.06,
  );
  waveform(on, { name: '2020', y: 290, height: 130, sheet: 'a', from: 30, to: 350, syllables: 3 });
});
