import { DARK } from './negative-sheets.ts';
import { print } from './print.ts';

export const story30276 = print((on) => {
  on.back('b');
  on.slab('c', 150, 60, 660, 420, 4);
  on.slab('paper', 172, 82, 616, 376);
  on.row(5, (i) => on.slab('b', 196 + i * 122, 104, 74, 54, 4));
  on.row(5, (i) => on.disc('c', 232 + i * 122, 130, 17));
  on.putIn(DARK, 'person', 440, 330, 1.5);
  on.poly('a', [440, 190], [540, 176], [580, 330], [500, 372]);
  on.slab('a', 560, 226, 120, 92, 6);
  on.disc('c', 690, 272, 26);
  for (const x of [570, 620, 670]) on.strip('a', 9, [620, 318], [x + (x - 620) * 0.9, 458]);
  on.strip('c', 10, [172, 440], [420, 82]);
});
