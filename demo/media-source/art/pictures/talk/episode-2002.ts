import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COFFEE } from './talk-sheets.ts';

export const episode2002 = picture(COFFEE, (on) => {
  on.back('c');
  waveform(on, { name: '2002', y: 190, height: 130, sheet: 'a', syllables: 3 });
  on.slab('paper', -20, 430, 1000, 140);
  on.putIn({ b: '#0b7350', paper: '#ffc72c', c: '#0b7350', a: '#071f17' }, 'bus', 620, 330, 1.7);
});
