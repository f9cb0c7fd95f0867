import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { BILL } from './map-sheets.ts';

export const episode2017 = picture(BILL, (on) => {
  on.putIn({ a: '#1f2a22', paper: '#ffc72c', b: '#fbfaf6', c: '#e09a12' }, 'basket', 620, 320, 1.9);
  on.putIn({ b: '#e09a12', paper: '#1f2a22' }, 'bread', 560, 230, 0.9, -0.1);
  on.slab('b', 690, 90, 60, 180, 16);
  on.slab('b', 706, 50, 28, 50);
  waveform(on, { name: '2017', y: 270, height: 120, sheet: 'a', from: 40, to: 400, syllables: 4 });
});
