import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { OLD } from './pocket-sheets.ts';

export const episode2022 = picture(OLD, (on) => {
  on.at(
    530,
    250,
    1,
    () => {
      on.slab('b', -300, -150, 600, 300, 12);
      for (const x of [-300, 300]) on.row(5, (i) => on.disc('paper', x, -116 + i * 58, 16));
      on.slab('a', -130, -30, 260, 90, 8);
      on.slab('a', -130, -90, 100, 70, 6);
      on.slab('a', 60, -80, 30, 60);
      on.ellipse('paper', 120, -112, 40, 18);
      for (const x of [-90, -20, 60]) on.disc('a', x, 70, 32);
      for (const x of [-90, -20, 60]) on.disc('b', x, 70, 14);
    },
    -0.02,
  );
  waveform(on, { name: '2022', y: 478, height: 44, sheet: 'a', syllables: 6 });
});
