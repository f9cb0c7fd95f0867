import { eyes } from '../../eyes.ts';
import { picture, type Stage } from '../../stage.ts';
import { blue } from './blue.ts';
import { SUN } from './play-sheets.ts';
import { red } from './red.ts';

const yellow = (on: Stage, x: number, y: number, r: number, sheet: 'c' | 'paper' = 'c') => {
  on.poly(sheet, [x, y - r * 1.1], [x + r * 1.1, y + r], [x - r * 1.1, y + r]);
  eyes(on, x, y + r * 0.25, r * 0.22);
};

export const episode1066 = picture(SUN, (on) => {
  red(on, 250, 220, 96);
  blue(on, 520, 330, 88);
  on.at(770, 200, 1, () => yellow(on, 0, 0, 100, 'c'));
  on.ribbon(
    'a',
    14,
    [-20, 400],
    [120, 360],
    [130, 120],
    [340, 80],
    [390, 300],
    [400, 470],
    [640, 470],
    [640, 230],
    [650, 60],
    [900, 60],
    [930, 330],
    [990, 380],
  );
});
