import { picture } from '../../stage.ts';
import { SHADE } from './cims-sheets.ts';

export const episode1005 = picture(SHADE, (on) => {
  on.poly('c', [430, 580], [470, 360], [440, 220], [520, -20], [990, -20], [990, 580]);
  on.poly('a', [600, 580], [640, 400], [590, 250], [690, 100], [660, -20], [990, -20], [990, 580]);
  on.strip('b', 5, [512, 40], [476, 230], [494, 380], [462, 530]);
  for (const [x, y] of [
    [500, 90],
    [470, 260],
    [480, 430],
  ] as const)
    on.put('person', x - 14, y, 0.34, -0.02);
  on.disc('paper', 180, 150, 70);
  on.ring('a', 180, 150, 70, 5);
});
