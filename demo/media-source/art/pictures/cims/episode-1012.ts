import { picture } from '../../stage.ts';
import { DAWN } from './cims-sheets.ts';

export const episode1012 = picture(DAWN, (on) => {
  on.poly('a', [120, 580], [430, 300], [560, 300], [960, 580]);
  on.slab('c', 420, 216, 130, 92);
  on.poly('b', [404, 220], [485, 160], [566, 220]);
  on.strip('a', 7, [610, 300], [610, 130]);
  for (const turn of [0.02, 0.35, 0.69]) on.at(610, 130, 1, () => on.strip('a', 5, [0, 0], [44, 0]), turn);
  for (const turn of [0.02, 0.35, 0.69]) on.at(610, 130, 1, () => on.disc('b', 46, 0, 14), turn);
  for (const [x, y, l] of [
    [60, 110, 250],
    [90, 180, 200],
    [680, 220, 230],
    [40, 260, 220],
    [700, 80, 200],
  ] as const)
    on.ribbon('c', 7, [x, y], [x + l * 0.4, y + 9], [x + l, y - 12]);
});
