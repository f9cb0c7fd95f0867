import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { RAIL } from './pocket-sheets.ts';

export const episode2033 = picture(RAIL, (on) => {
  on.slice('b', 560, 320, 110, 0.5, 1);
  on.slab('c', -20, 320, 1000, 260);
  on.strip('a', 11, [554, 322], [330, 580]);
  on.strip('a', 11, [566, 322], [790, 580]);
  on.row(6, (i) => on.strip('a', 5 + i, [552 - i * i * 6.4, 334 + i * i * 8], [568 + i * i * 6.4, 334 + i * i * 8]));
  on.strip('a', 13, [200, 560], [200, 90]);
  on.at(200, 120, 1, () => on.slab('b', 0, -18, 150, 36, 4), -0.12);
  waveform(on, { name: '2033', y: 150, height: 70, sheet: 'a', from: 420, to: 930, syllables: 5 });
});
