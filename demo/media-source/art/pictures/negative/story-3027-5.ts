import { BROWN, DARK } from './negative-sheets.ts';
import { print } from './print.ts';

export const story30275 = print((on) => {
  on.ridge('b', '3027-5', 190, 40, 200);
  on.poly('c', [-20, 360], [990, 350], [990, 580], [-20, 580]);
  for (const [x, y, s] of [
    [220, 250, 1],
    [520, 230, 1.2],
    [800, 262, 0.9],
  ] as const)
    on.at(x, y, s, () => {
      on.poly('a', [-110, 0], [0, -96], [110, 0]);
      on.poly('c', [-46, 0], [0, -96], [46, 0]);
      on.slab('b', -96, 0, 192, 110);
      on.slab('a', -30, 30, 60, 80, 6);
    });
  on.row(9, (i) => on.putIn(i % 3 === 1 ? BROWN : DARK, 'person', 110 + i * 96, 420 + (i % 3) * 12, 0.66));
});
