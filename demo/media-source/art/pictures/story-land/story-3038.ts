import { picture, sheets } from '../../stage.ts';

const SEA = sheets('#0f5c7a', '#06283a', '#e9d8a6', '#4aa3b5');

export const story3038 = picture(SEA, (on) => {
  on.poly('c', [300, -20], [560, -20], [760, 580], [120, 580]);
  on.hill('b', 450, 14, 3);
  for (const [x, s] of [
    [330, 1.15],
    [500, 1.5],
    [650, 0.95],
  ] as const) {
    on.at(
      x,
      480,
      s,
      () => {
        on.blob('a', [-14, 0], [-52, -110], [-44, -190], [0, -214], [46, -184], [50, -100], [16, 0]);
        on.row(4, (i) =>
          on.ribbon('c', 5, [-34 + i * 4, -150 + i * 34], [0, -166 + i * 34], [34 - i * 4, -150 + i * 34]),
        );
      },
      0.01,
    );
  }
  on.disc('b', 840, 400, 44);
  on.row(6, (i) => on.ribbon('b', 13, [816 + i * 10, 420], [780 + i * 26, 470], [790 + i * 30, 500 - (i % 2) * 16]));
  for (const x of [824, 856]) on.disc('a', x, 396, 8);
});
