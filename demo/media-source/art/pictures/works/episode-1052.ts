import { picture } from '../../stage.ts';
import { BRICK } from './works-sheets.ts';

export const episode1052 = picture(BRICK, (on) => {
  on.row(4, (i) => on.poly(i % 2 === 0 ? 'b' : 'a', [-20 + i * 250, 200], [-20 + i * 250, 40], [230 + i * 250, 200]));
  on.slab('c', -20, 198, 1000, 360);
  on.row(4, (shelf) => {
    on.slab('a', 60, 262 + shelf * 84, 840, 9);
    on.row(27, (i) =>
      on.slab(
        ['a', 'b', 'paper'][(i * 5 + shelf) % 3] as 'a',
        76 + i * 30 + (i % 4) * 2,
        262 + shelf * 84 - 40 - ((i * 7 + shelf * 3) % 5) * 5,
        20,
        40 + ((i * 7 + shelf * 3) % 5) * 5,
      ),
    ); // cast: one of three sheets
  });
});
