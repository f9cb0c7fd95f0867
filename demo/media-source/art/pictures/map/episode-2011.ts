import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { MAP } from './map-sheets.ts';

export const episode2011 = picture(MAP, (on) => {
  waveform(on, { name: '2011', y: 120, height: 80, sheet: 'a', from: 320, to: 640, syllables: 1 });
  on.row(3, (i) => {
    const x = 80 + i * 280;
    on.slab('a', x, 300, 250, 150, 6);
    on.row(5, (k) => on.disc('paper', x + 34 + k * 46, 304, 22));
    on.putIn({ a: '#e4572e', b: '#0b4a3a', c: '#0b4a3a' }, 'fish', x + 126, 280, 0.95);
  });
});
