import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { MAP } from './map-sheets.ts';

export const episode2013 = picture(MAP, (on) => {
  on.put('tree', 760, 250, 2);
  on.ellipse('a', 380, 440, 250, 60);
  on.ellipse('c', 380, 428, 220, 44);
  on.slab('a', 362, 230, 36, 200);
  on.ellipse('a', 380, 236, 90, 22);
  for (const side of [-1, 1])
    on.ribbon('b', 9, [380, 200], [380 + side * 60, 150], [380 + side * 110, 230], [380 + side * 122, 410]);
  waveform(on, { name: '2013', y: 100, height: 60, sheet: 'a', from: 40, to: 560, syllables: 6 });
});
