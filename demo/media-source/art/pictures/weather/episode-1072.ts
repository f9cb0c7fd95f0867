import { picture } from '../../stage.ts';
import { arrow } from './arrow.ts';
import { MIST } from './weather-sheets.ts';

export const episode1072 = picture(MIST, (on) => {
  on.row(6, (i) =>
    arrow(on, i % 2 === 0 ? 'a' : 'c', [560 + i * 70, 40 + (i % 2) * 30], [520 + i * 66, 330 + (i % 3) * 36], 15),
  );
  on.row(5, (i) => on.slab(i % 2 === 0 ? 'c' : 'a', -60 + i * 18, 290 + i * 48, 420 - i * 34, 30, 15));
  on.disc('b', 190, 150, 74);
});
