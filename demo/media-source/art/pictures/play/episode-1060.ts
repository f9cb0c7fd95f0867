import { picture } from '../../stage.ts';
import { INDOOR } from './play-sheets.ts';

export const episode1060 = picture(INDOOR, (on) => {
  on.slab('b', 160, 60, 640, 18, 8);
  for (const x of [160, 782]) on.slab('b', x, 60, 18, 460);
  on.row(14, (i) => on.strip('c', 2, [190 + i * 44, 78], [190 + i * 44, 520]));
  on.disc('a', 480, 170, 62);
  on.row(3, (i) => on.strip('paper', 7, [444, 160 + i * 22], [516, 160 + i * 22]));
  on.poly('a', [390, 240], [570, 240], [590, 400], [370, 400]);
  for (const x of [370, 500]) on.slab('b', x, 390, 92, 150, 16);
  on.strip('a', 46, [570, 260], [690, 330]);
  on.slab('c', 660, 330, 170, 52, 10);
  on.slab('b', 690, 300, 34, 40, 8);
  on.strip('a', 46, [390, 260], [300, 340]);
});
