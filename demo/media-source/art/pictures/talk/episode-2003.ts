import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COFFEE } from './talk-sheets.ts';

export const episode2003 = picture(COFFEE, (on) => {
  on.slab('c', 90, 50, 780, 440, 12);
  on.row(5, (i) =>
    waveform(on, {
      name: `2003-${i}`,
      y: 120 + i * 74,
      height: 26,
      sheet: i === 2 ? 'b' : 'a',
      from: 140,
      to: 460 + ((i * 137) % 340),
      pitch: 13,
      syllables: 4 + i,
    }),
  );
});
