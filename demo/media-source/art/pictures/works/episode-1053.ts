import { picture } from '../../stage.ts';
import { GREEN } from './works-sheets.ts';

export const episode1053 = picture(GREEN, (on) => {
  on.row(5, (i) => on.slice('c', 120 + i * 190, 210, 92, 0.5, 1));
  on.row(6, (i) => on.slab('a', 22 + i * 190, 140, 12, 340));
  on.poly('paper', [260, 330], [560, 150], [860, 330]);
  on.slab('paper', 300, 326, 520, 34);
  for (const x of [310, 800]) on.slab('a', x, 350, 12, 200);
  on.row(5, (i) => {
    on.slab('a', 340 + i * 92, 440, 82, 60);
    on.row(3, (f) => on.disc(i % 2 === 0 ? 'b' : 'c', 358 + i * 92 + f * 23, 432, 16));
  });
});
