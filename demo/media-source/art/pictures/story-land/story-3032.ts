import { picture, sheets } from '../../stage.ts';

const TOWER = sheets('#f3e6cf', '#2a2130', '#c8102e', '#3f7fae');

export const story3032 = picture(TOWER, (on) => {
  for (const [row, count] of [9, 5, 4, 3, 3, 3, 2, 1].entries()) {
    const size = 1.12 - row * 0.06;
    on.row(count, (i) => {
      const [x, y] = [640 + (i - (count - 1) / 2) * 62 * size, 520 - row * 60];
      const sheet = (['b', 'a', 'c'] as const)[(i + row) % 3] ?? 'a';
      on.poly(
        sheet,
        [x - 22 * size, y - 40],
        [x + 22 * size, y - 40],
        [x + 30 * size, y + 30],
        [x - 30 * size, y + 30],
      );
      on.disc('a', x, y - 52, 14 * size);
    });
  }
  on.strip('c', 9, [640, 60], [660, 20]);
  on.put('belltower', 160, 380, 1.5);
});
