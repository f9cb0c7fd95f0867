import { picture } from '../../stage.ts';
import { SITE } from './works-sheets.ts';

export const episode1055 = picture(SITE, (on) => {
  on.back('b');
  on.poly('paper', [120, 80], [880, 50], [930, 500], [70, 520]);
  for (const [x, y, r] of [
    [330, 240, 110],
    [600, 180, 92],
    [640, 390, 120],
  ] as const) {
    on.disc('a', x + 46, y + 46, r);
    on.disc('c', x, y, r);
    on.row(7, (i) => on.disc('b', x + Math.cos(i * 2.4) * r * 0.55, y + Math.sin(i * 2.4) * r * 0.55, 12));
  }
});
