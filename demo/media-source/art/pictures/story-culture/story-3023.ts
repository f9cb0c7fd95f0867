import { picture, sheets } from '../../stage.ts';

const FACADE = sheets('#e8e6dc', '#22304a', '#ffb703', '#c8553d');

export const story3023 = picture(FACADE, (on) => {
  on.slab('a', 170, 30, 520, 560);
  for (const [y, sheet] of [
    [56, 'c'],
    [216, 'paper'],
    [376, 'b'],
  ] as const) {
    on.slab(sheet, 200, y, 460, 136, 4);
    on.row(4, (i) => on.slab('a', 226 + i * 110, y + 26, 76, 110, 38));
  }
  on.slab('paper', 560, -20, 420, 620);
  on.row(6, (i) => on.strip('b', 12, [540, 30 + i * 100], [990, 30 + i * 100]));
  on.row(4, (i) => on.strip('b', 12, [570 + i * 120, -20], [570 + i * 120, 580]));
  on.row(3, (i) => on.strip('b', 7, [570 + i * 120, 30 + i * 100], [690 + i * 120, 130 + i * 100]));
});
