import { picture } from '../../stage.ts';
import { BLUEPRINT } from './works-sheets.ts';

export const episode1057 = picture(BLUEPRINT, (on) => {
  for (const [x, y, w, h, sheet] of [
    [170, 70, 260, 190, 'c'],
    [430, 70, 180, 190, 'paper'],
    [610, 70, 200, 280, 'b'],
    [170, 260, 180, 220, 'paper'],
    [350, 260, 260, 220, 'c'],
    [610, 350, 200, 130, 'paper'],
  ] as const) {
    on.slab('a', x - 6, y - 6, w + 12, h + 12);
    on.slab(sheet, x + 6, y + 6, w - 12, h - 12);
  }
  for (const [x, y] of [
    [420, 140],
    [600, 130],
    [600, 300],
    [340, 340],
    [500, 250],
    [690, 340],
  ] as const)
    on.slab('paper', x, y, y % 20 === 0 ? 20 : 50, 46);
});
