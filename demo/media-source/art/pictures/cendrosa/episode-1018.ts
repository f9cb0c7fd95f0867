import { picture } from '../../stage.ts';
import { WATER } from './cendrosa-sheets.ts';

export const episode1018 = picture(WATER, (on) => {
  on.poly('a', [-20, -20], [990, -20], [990, 90], [600, 190], [300, 150], [-20, 240]);
  on.ribbon('c', 250, [-80, 420], [240, 330], [560, 380], [1040, 230]);
  for (const y of [0, 60, 120]) on.ribbon('paper', 6, [-20, 400 + y], [240, 290 + y], [560, 340 + y], [990, 190 + y]);
  on.ribbon('a', 12, [180, 300], [290, 330], [380, 320]);
  on.ribbon('a', 8, [260, 326], [300, 286], [330, 280]);
  on.ribbon('a', 10, [740, 390], [820, 360], [890, 384]);
  on.at(
    560,
    350,
    1,
    () => {
      on.slab('b', -78, -44, 156, 92, 8);
      on.slab('a', -78, -14, 156, 7);
      on.slab('a', -12, -22, 24, 26, 3);
    },
    -0.035,
  );
});
