import { picture } from '../../stage.ts';
import { TALK } from './current-sheets.ts';

export const programmeElDebat = picture(TALK, (on) => {
  on.disc('c', 700, 280, 140);
  on.disc('paper', 700, 280, 110);
  for (const [side, sheet] of [
    [-1, 'a'],
    [1, 'b'],
  ] as const) {
    on.slab(sheet, 700 + side * 204 - 44, 208, 88, 144, 34);
    on.slab(sheet, 700 + side * 256 - 16, 188, 32, 184, 16);
  }
  on.strip('a', 7, [700, 172], [700, 388]);
  on.title('El debat\nde dijous', 54, 250, 330, { sheet: 'a', size: 110 });
});
