import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { BILL } from './map-sheets.ts';

export const episode2018 = picture(BILL, (on) => {
  on.poly('a', [250, 260], [460, 90], [900, 90], [760, 260]);
  on.row(4, (i) =>
    on.poly('b', [400 + i * 110, 130], [484 + i * 110, 130], [430 + i * 106, 220], [340 + i * 106, 220]),
  );
  on.slab('c', 270, 260, 480, 320);
  on.row(8, (i) => on.slab(i === 5 ? 'b' : 'a', 306 + (i % 4) * 108, 296 + Math.floor(i / 4) * 120, 70, 84));
  waveform(on, { name: '2018', y: 400, height: 90, sheet: 'a', from: 30, to: 240, syllables: 2 });
});
