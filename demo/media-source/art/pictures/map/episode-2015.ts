import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { BILL } from './map-sheets.ts';

export const episode2015 = picture(BILL, (on) => {
  on.slab('b', 180, 40, 330, 520, 4);
  on.row(5, (i) =>
    waveform(on, {
      name: `2015-${i}`,
      y: 120 + i * 80,
      height: 22,
      sheet: i === 2 ? 'c' : 'a',
      from: 216,
      to: 470 - (i % 2) * 60,
      pitch: 12,
      syllables: 4,
    }),
  );
  on.disc('a', 700, 220, 120);
  on.disc('b', 700, 220, 98);
  on.slab('a', 650, 330, 100, 26, 8);
  on.slab('a', 660, 366, 80, 24, 8);
  on.strip('a', 7, [672, 320], [684, 220], [716, 220], [728, 320]);
});
