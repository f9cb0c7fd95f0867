import { picture } from '../../stage.ts';
import { SLATE } from './current-sheets.ts';

export const episode1041 = picture(SLATE, (on) => {
  on.ridge('c', '1041', 250, 130, 340);
  on.hill('a', 400, 7, 3, 2.4);
  for (const y of [440, 480, 520]) on.ribbon('c', 6, [-20, y], [140, y - 8], [300, y + 6], [460, y - 6], [600, y]);
  on.poly('a', [560, 170], [640, 170], [860, 580], [560, 580]);
  on.row(8, (i) => on.slab('paper', 568, 200 + i * 42, i % 2 === 0 ? 46 : 26, 7));
  on.strip('b', 9, [-20, 300], [556, 300]);
});
