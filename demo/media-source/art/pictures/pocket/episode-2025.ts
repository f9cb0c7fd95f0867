import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { YOUNG } from './pocket-sheets.ts';

export const episode2025 = picture(YOUNG, (on) => {
  on.slab('c', 360, 130, 480, 450);
  on.row(6, (i) =>
    on.poly(
      i % 2 === 0 ? 'b' : 'a',
      [340 + i * 87, 120],
      [427 + i * 87, 120],
      [420 + i * 90, 230],
      [326 + i * 90, 230],
    ),
  );
  on.slab('a', 400, 270, 180, 200, 4);
  on.slab('b', 650, 260, 140, 320, 4);
  waveform(on, { name: '2025', y: 330, height: 110, sheet: 'b', from: 30, to: 310, syllables: 3 });
});
