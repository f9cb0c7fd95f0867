import { picture } from '../../stage.ts';
import { GREEN } from './kitchen-sheets.ts';

export const episode1028 = picture(GREEN, (on) => {
  on.at(
    480,
    280,
    1,
    () => {
      on.slab('c', -400, -120, 800, 240, 120);
      on.slab('paper', -376, -98, 752, 196, 98);
      on.row(7, (i) => on.at(-280 + i * 94, 0, 1, () => on.slab(i % 2 === 0 ? 'b' : 'a', -20, -84, 40, 168, 18), 0.05));
    },
    -0.03,
  );
});
