import { picture } from '../../stage.ts';
import { INDOOR } from './play-sheets.ts';

export const episode1063 = picture(INDOOR, (on) => {
  on.row(14, (i) =>
    on.at(
      480,
      270,
      1,
      () => {
        on.poly(i % 2 === 0 ? 'a' : 'b', [-46, -420], [46, -420], [30, -190], [-30, -190]);
        on.strip(i % 2 === 0 ? 'b' : 'a', 26, [-20, -260], [-8, -110]);
        on.disc('c', 0, -230, 44);
        on.slab(i % 2 === 0 ? 'a' : 'c', -14, -120, 28, 34, 12);
      },
      i / 14,
    ),
  );
  on.disc('paper', 480, 270, 76);
  on.put('castle', 480, 270, 0.5);
});
