import { picture } from '../../stage.ts';
import { BRICK } from './works-sheets.ts';

export const episode1054 = picture(BRICK, (on) => {
  on.hill('c', 440, 16, 2);
  on.slab('paper', 250, 190, 290, 290);
  on.slab('b', 540, 190, 280, 290);
  on.row(18, (i) =>
    on.slab('a', 556 + (i % 4) * 62 + (Math.floor(i / 4) % 2) * 16, 204 + Math.floor(i / 4) * 56, 48, 10, 3),
  );
  on.poly('a', [210, 200], [540, 60], [860, 200]);
  on.slab('a', 470, 330, 120, 150, 60);
  for (const x of [310, 700]) on.slab('a', x, 250, 60, 70);
});
