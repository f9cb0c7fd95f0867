import { picture } from '../../stage.ts';
import { YARD } from './story-land-sheets.ts';

export const story3033 = picture(YARD, (on) => {
  on.slab('a', 90, 60, 360, 190, 12);
  for (const x of [120, 288]) on.slab('c', x, 90, 132, 130, 6);
  on.poly('c', [-20, 470], [990, 450], [990, 580], [-20, 580]);
  on.put('ball', 690, 330, 1.35);
  for (const [x, y, s] of [
    [480, 400, 0.7],
    [560, 440, 0.8],
    [840, 430, 0.78],
    [910, 390, 0.66],
  ] as const)
    on.putIn({ paper: '#fbfaf6' }, 'child', x, y, s);
});
