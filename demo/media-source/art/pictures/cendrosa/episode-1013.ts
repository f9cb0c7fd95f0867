import { picture, type Stage } from '../../stage.ts';
import { NIGHT } from './cendrosa-sheets.ts';
import { darkHouse } from './dark-house.ts';

const valley = (on: Stage) =>
  on.poly(
    'a',
    [-20, 560],
    [-20, 330],
    [180, 220],
    [330, 260],
    [560, 60],
    [760, 230],
    [860, 200],
    [990, 300],
    [990, 560],
  );

export const episode1013 = picture(NIGHT, (on) => {
  valley(on);
  on.hill('c', 446, 10, 1);
  for (const [x, lit] of [
    [330, false],
    [480, true],
    [630, false],
  ] as const)
    darkHouse(on, x, 450, 0.8, lit);
  on.poly('b', [830, 470], [640, 500], [640, 540], [830, 486]);
  on.slab('a', 820, 452, 110, 34, 12);
  on.poly('a', [846, 454], [862, 430], [906, 430], [918, 454]);
});
