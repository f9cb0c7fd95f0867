import { picture } from '../../stage.ts';
import { SNOW } from './cims-sheets.ts';

export const episode1009 = picture(SNOW, (on) => {
  on.back('c');
  for (const [x, y, w] of [
    [60, 330, 260],
    [280, 250, 300],
    [520, 310, 280],
    [720, 230, 300],
  ] as const) {
    on.slab('paper', x + 24, y, w - 48, 300);
    on.poly('a', [x, y + 6], [x + w / 2, y - 130], [x + w, y + 6]);
    on.slab('b', x + w / 2 - 20, y + 60, 40, 50);
  }
  on.row(60, (i) =>
    on.at((i * 167) % 960, (i * 101) % 540, 1, () => on.poly('paper', [-9, -7], [10, -4], [4, 9], [-8, 7]), i * 0.17),
  );
});
