import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { RAIL } from './pocket-sheets.ts';

export const episode2030 = picture(RAIL, (on) => {
  on.back('c');
  on.row(4, (r) =>
    on.row(8, (i) => {
      const [x, y] = [70 + i * 122 - r * 14, 130 + r * 112];
      on.slab('paper', x - 60, y + 20, 122, 20, 10);
      if (!(r === 1 && i === 5))
        on.row(5, (l) => on.at(x, y, 1, () => on.ellipse(l % 2 === 0 ? 'paper' : 'a', 0, -18, 14, 26), l / 5));
    }),
  );
  on.at(670, 236, 1, () => on.putIn({ paper: '#e9e0cb', c: '#cfc3a8' }, 'letter', 0, 0, 0.85), 0.03);
  waveform(on, { name: '2030', y: 44, height: 28, sheet: 'a', pitch: 14, syllables: 6 });
});
