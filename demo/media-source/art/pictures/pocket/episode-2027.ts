import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { YOUNG } from './pocket-sheets.ts';

export const episode2027 = picture(YOUNG, (on) => {
  for (const [x, y, w, h, sheet] of [
    [90, 60, 400, 190, 'c'],
    [370, 140, 440, 200, 'b'],
    [200, 300, 380, 170, 'a'],
    [600, 320, 270, 150, 'c'],
  ] as const) {
    on.slab(sheet, x, y, w, h, 70);
    on.poly(sheet, [x + 60, y + h - 10], [x + 130, y + h - 4], [x + 30, y + h + 56]);
  }
  waveform(on, { name: '2027', y: 240, height: 60, sheet: 'c', from: 430, to: 760, syllables: 4 });
  waveform(on, { name: '2027b', y: 386, height: 46, sheet: 'c', from: 250, to: 540, syllables: 3 });
});
