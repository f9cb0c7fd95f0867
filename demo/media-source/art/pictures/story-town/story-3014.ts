import { picture, sheets } from '../../stage.ts';

const SEA = sheets('#cfe3e6', '#0d3346', '#e4572e', '#5b9fb0');

export const story3014 = picture(SEA, (on) => {
  on.poly('a', [-20, -20], [560, -20], [500, 580], [-20, 580]);
  on.row(9, (i) => on.ribbon('c', 5, [-20, -80 + i * 90], [240, 30 + i * 84], [520, -60 + i * 90]));
  on.row(9, (i) => on.ribbon('c', 5, [-20, 30 + i * 80], [240, -50 + i * 84], [520, 50 + i * 80]));
  for (const [x, y, s, turn] of [
    [540, 180, 1.1, 0.47],
    [690, 320, 1.25, 0.51],
    [820, 150, 0.95, 0.54],
  ] as const) {
    on.at(
      x,
      y,
      1,
      () => {
        on.pen.scale(1, -1);
        on.putIn({ a: '#e4572e', b: '#0d3346' }, 'fish', 0, 0, s);
      },
      turn,
    );
  }
});
