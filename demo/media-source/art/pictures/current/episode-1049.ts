import { picture } from '../../stage.ts';
import { TALK } from './current-sheets.ts';

export const episode1049 = picture(TALK, (on) => {
  on.slab('c', 520, 60, 330, 560, 165);
  on.slab('a', 556, 100, 258, 500, 129);
  on.slab('b', 240, 240, 230, 250, 26);
  on.row(3, (i) => on.strip('paper', 7, [290 + i * 64, 270], [290 + i * 64, 460]));
  on.strip('a', 13, [300, 240], [300, 120], [410, 120], [410, 240]);
  for (const x of [280, 430]) on.disc('a', x, 500, 25);
});
