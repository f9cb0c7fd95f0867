import { picture } from '../../stage.ts';
import { YARD } from './story-land-sheets.ts';

export const story3040 = picture(YARD, (on) => {
  on.poly('c', [430, -20], [990, -20], [990, 580], [560, 580]);
  on.strip('a', 44, [720, 560], [720, 260]);
  for (const [x, y, r] of [
    [720, 160, 150],
    [580, 220, 90],
    [860, 220, 100],
  ] as const)
    on.disc('a', x, y, r);
  for (const [x, y, s] of [
    [600, 450, 0.75],
    [840, 440, 0.8],
    [690, 480, 0.62],
    [250, 430, 0.7],
  ] as const)
    on.putIn({ a: '#fbfaf6', paper: '#1f3d2b' }, 'child', x, y, s);
  on.strip('paper', 8, [60, 120], [60, 540]);
  on.ring('b', 180, 300, 90, 8);
});
