import { picture } from '../../stage.ts';
import { INDIGO } from './current-sheets.ts';

export const episode1050 = picture(INDIGO, (on) => {
  on.row(5, (i) => {
    if (i < 4) on.slab('a', 70 + i * 166, 150, 150, 270, 6);
    if (i < 4) on.slab('b', 70 + i * 166, 150, 150, 56);
    if (i < 4)
      on.row(4, (r) => on.strip('c', 6, [92 + i * 166, 244 + r * 40], [180 + i * 166 - (r % 2) * 30, 244 + r * 40]));
  });
  on.at(
    850,
    330,
    1,
    () => {
      on.slab('a', -75, -135, 150, 270, 6);
      on.slab('b', -75, -135, 150, 56);
    },
    0.05,
  );
});
