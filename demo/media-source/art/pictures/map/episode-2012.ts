import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { MAP } from './map-sheets.ts';

export const episode2012 = picture(MAP, (on) => {
  on.ridge('c', '2012', 170, 110, 400);
  on.slice('a', 640, 500, 260, 0.5, 1);
  on.slab('a', 380, 490, 520, 90);
  for (const x of [590, 690]) {
    on.disc('b', x, 430, 26);
    on.disc('paper', x, 430, 13);
  }
  waveform(on, { name: '2012', y: 320, height: 110, sheet: 'b', from: 30, to: 350, syllables: 2 });
});
