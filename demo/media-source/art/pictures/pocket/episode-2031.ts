import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { RAIL } from './pocket-sheets.ts';

export const episode2031 = picture(RAIL, (on) => {
  on.back('c');
  on.disc('a', 700, 150, 96);
  on.putIn({ b: '#0c1f1c', paper: '#0c1f1c', c: '#0c1f1c', a: '#0c1f1c' }, 'train', 420, 360, 2.2);
  on.slab('paper', -20, 530, 1000, 60);
  waveform(on, { name: '2031', y: 130, height: 70, sheet: 'b', from: 40, to: 540, syllables: 2 });
});
