import { picture, sheets } from '../../stage.ts';

const WIND = sheets('#e6ecec', '#1f3a34', '#0b6bb8', '#b9c6c2');

export const story3035 = picture(WIND, (on) => {
  on.poly('c', [-20, 430], [990, 390], [990, 580], [-20, 580]);
  for (const [x, y, s] of [
    [190, 430, 1],
    [300, 420, 1.25],
    [420, 424, 0.9],
  ] as const)
    on.at(x, y, s, () => on.blob('a', [-26, 0], [-20, -120], [56, -240], [40, -110], [24, 0]));
  for (const [y, l] of [
    [70, 420],
    [130, 300],
    [190, 460],
    [260, 240],
  ] as const)
    on.ribbon('b', 11, [20, y], [l * 0.5, y + 14], [l + 60, y - 22]);
  on.row(7, (i) => on.slab(i % 2 === 0 ? 'paper' : 'c', 560 + ((i * 53) % 90), 210 + i * 36, 460, 26, 13));
  on.row(4, (i) => on.strip('a', 5, [600 + i * 100, 540], [660 + i * 70, 470]));
});
