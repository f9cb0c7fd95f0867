import { picture } from '../../stage.ts';
import { BROTH } from './kitchen-sheets.ts';

export const episode1025 = picture(BROTH, (on) => {
  on.slab('a', 480, 150, 330, 340, 20);
  on.slab('b', 450, 128, 390, 40, 16);
  on.slab('a', 424, 220, 60, 34, 14);
  on.slab('a', 806, 220, 60, 34, 14);
  for (const [x, y] of [
    [560, 300],
    [660, 380],
    [720, 270],
  ] as const)
    on.ring('b', x, y, 30, 20);
  for (const [r, sheet] of [
    [120, 'c'],
    [84, 'b'],
    [66, 'c'],
    [32, 'b'],
    [22, 'c'],
  ] as const)
    on.disc(sheet, 240, 380, r);
  for (const x of [560, 650, 740]) on.ribbon('b', 12, [x, 100], [x + 16, 66], [x - 10, 30]);
});
