import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { RAIL } from './pocket-sheets.ts';

export const episode2032 = picture(RAIL, (on) => {
  for (const [a, b] of [
    [
      [160, 580],
      [560, 60],
    ],
    [
      [330, 580],
      [640, 60],
    ],
    [
      [470, 580],
      [480, 380],
    ],
    [
      [640, 580],
      [600, 230],
    ],
  ] as const)
    on.strip('a', 13, a, b);
  on.row(8, (i) => on.strip('c', 15, [110 + i * 52, 540 - i * 62], [430 + i * 34 - i * i * 2, 540 - i * 62]));
  on.strip('b', 15, [760, 420], [820, 260]);
  on.disc('b', 826, 244, 30);
  on.slab('c', 700, 410, 130, 50, 8);
  on.hill('a', 494, 26, 4, 1.3);
  waveform(on, { name: '2032', y: 70, height: 40, sheet: 'a', from: 30, to: 480, syllables: 3 });
});
