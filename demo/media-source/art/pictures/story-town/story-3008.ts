import { picture } from '../../stage.ts';
import { VOICES } from './story-town-sheets.ts';

export const story3008 = picture(VOICES, (on) => {
  on.slab('a', 90, 120, 300, 440, 6);
  on.slab('paper', 130, 170, 220, 200, 110);
  on.slab('c', 70, 380, 340, 34, 6);
  on.disc('a', 240, 300, 46);
  on.slab('a', 190, 344, 100, 40, 20);
  for (const [x, y, w, h, sheet] of [
    [430, 60, 240, 110, 'c'],
    [600, 210, 280, 130, 'a'],
  ] as const) {
    on.slab(sheet, x, y, w, h, 40);
    on.poly(sheet, [x + 40, y + h - 8], [x + 100, y + h - 8], [x + 10, y + h + 44]);
  }
  on.poly('b', [470, 390], [640, 380], [620, 420], [650, 450], [616, 480], [640, 510], [470, 500]);
  on.poly('b', [690, 384], [880, 390], [880, 500], [680, 510], [660, 478], [694, 448], [664, 418]);
});
