import { picture } from '../../stage.ts';
import { GARNET } from './cendrosa-sheets.ts';

export const episode1022 = picture(GARNET, (on) => {
  on.blob(
    'a',
    [560, 580],
    [580, 330],
    [650, 270],
    [620, 190],
    [650, 90],
    [750, 70],
    [800, 150],
    [780, 260],
    [880, 320],
    [920, 580],
  );
  on.poly('c', [-20, 420], [990, 390], [990, 580], [-20, 580]);
  on.at(
    370,
    390,
    1,
    () => {
      on.slab('a', -150, -110, 300, 150, 14);
      on.slab('b', -120, -86, 240, 84, 8);
      for (const x of [-64, 64]) {
        on.disc('a', x, -44, 31);
        on.disc('b', x, -44, 12);
      }
      on.row(4, (i) => on.slab('b', -96 + i * 52, 8, 34, 18, 3));
    },
    -0.012,
  );
  on.disc('b', 640, 438, 40);
  on.disc('a', 640, 434, 29);
});
