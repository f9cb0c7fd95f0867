import { picture, sheets } from '../../stage.ts';

const ORCHARD = sheets('#ecd9b4', '#3a2718', '#6f9a3d', '#b5763a');

export const story3018 = picture(ORCHARD, (on) => {
  on.hill('c', 440, 14, 4);
  on.ribbon('a', 22, [250, 470], [240, 330], [260, 210]);
  for (const [x, y] of [
    [120, 140],
    [190, 80],
    [300, 70],
    [390, 150],
    [400, 250],
    [110, 240],
  ] as const)
    on.ribbon('a', 10, [248, 320], [(250 + x) / 2, (300 + y) / 2], [x, y]);
  on.ribbon('b', 10, [600, 470], [604, 400], [598, 320]);
  for (const [x, y, turn] of [
    [640, 330, -0.1],
    [560, 350, 0.1],
    [640, 390, -0.08],
    [598, 290, 0.25],
  ] as const)
    on.ellipse('b', x, y, 44, 24, turn);
  on.put('basket', 800, 410, 0.9);
  on.row(4, (i) => on.disc('c', 700 + i * 62, 510 + (i % 2) * 14, 14));
});
