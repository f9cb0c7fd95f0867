import { picture } from '../../stage.ts';
import { COURT } from './play-sheets.ts';

export const episode1062 = picture(COURT, (on) => {
  on.poly('c', [-20, 440], [990, 470], [990, 580], [-20, 580]);
  for (const y of [110, 230, 350]) on.strip('c', 6, [420, y], [990, y]);
  on.putIn({ a: '#14231b', b: '#fbfaf6', c: '#2f6f4f' }, 'runner', 290, 330, 1.75);
  on.disc('b', 720, 180, 34);
  on.row(4, (i) => on.disc('a', 640 - i * 50, 206 + i * 16, 11 - i * 2));
});
