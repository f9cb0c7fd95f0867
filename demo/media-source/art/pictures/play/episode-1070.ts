import { picture } from '../../stage.ts';
import { SUN } from './play-sheets.ts';

export const episode1070 = picture(SUN, (on) => {
  on.poly('a', [290, 270], [500, 130], [710, 270]);
  on.disc('b', 380, 170, 56);
  on.slab('a', 600, 60, 92, 92, 6);
  on.at(500, 90, 1, () => on.poly('c', [0, -64], [62, 48], [-62, 48]), 0.05);
  on.poly('c', [290, 270], [710, 270], [710, 500], [290, 500]);
  on.poly('b', [290, 500], [500, 350], [710, 500]);
  on.strip('a', 6, [290, 272], [500, 410], [710, 272]);
});
