import { picture, sheets } from '../../stage.ts';

const BOX = sheets('#e4e6ea', '#1c2230', '#c8102e', '#9aa5b5');

export const story3007 = picture(BOX, (on) => {
  on.at(520, 90, 1, () => on.slab('b', -100, -120, 200, 220, 3), 0.02);
  on.at(520, 90, 1, () => on.poly('paper', [-76, -60], [76, -60], [0, 10]), 0.02);
  on.poly('c', [250, 190], [330, 140], [740, 140], [820, 190]);
  on.slab('a', 400, 158, 260, 14, 7);
  on.slab('a', 250, 186, 570, 380);
  on.row(8, (i) => {
    const [x, y] = [300 + (i % 4) * 132, 230 + Math.floor(i / 4) * 150];
    on.slab('c', x, y, 78, 104);
    on.strip('a', 13, [x + 6, y + 14], [x + 72, y + 90]);
    on.strip('a', 13, [x + 72, y + 14], [x + 6, y + 90]);
  });
});
