import { picture } from '../../stage.ts';
import { FIRE } from './field-sheets.ts';

export const episode1035 = picture(FIRE, (on) => {
  on.poly('c', [480, -20], [990, -20], [990, 580], [480, 580]);
  on.strip('b', 7, [480, -20], [480, 580]);
  on.hill('a', 470, 10, 3);
  on.ribbon('a', 26, [250, 480], [246, 330], [230, 240]);
  for (const [x, y] of [
    [140, 130],
    [200, 80],
    [270, 70],
    [330, 150],
    [370, 210],
  ] as const)
    on.ribbon('a', 10, [244, 300], [(244 + x) / 2, (250 + y) / 2], [x, y]);
  on.strip('a', 26, [720, 480], [720, 300]);
  for (const [x, y, r] of [
    [720, 190, 110],
    [630, 250, 70],
    [812, 250, 76],
    [720, 270, 80],
  ] as const)
    on.disc('a', x, y, r);
  for (const [x, y, r] of [
    [690, 160, 46],
    [780, 220, 34],
  ] as const)
    on.disc('paper', x, y, r);
});
