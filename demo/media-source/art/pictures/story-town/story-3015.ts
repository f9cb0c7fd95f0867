import { picture } from '../../stage.ts';
import { VOICES } from './story-town-sheets.ts';

export const story3015 = picture(VOICES, (on) => {
  on.hill('c', 500, 4, 2);
  for (const side of [-1, 1]) {
    on.at(500 + side * 230, 480, 1, () => {
      on.slab('a', side > 0 ? 60 : -78, -230, 18, 230);
      on.slab('a', -78, -110, 156, 20, 8);
      on.slab('a', side > 0 ? -78 : 60, -100, 16, 100);
      on.slab('a', side > 0 ? 50 : -88, -236, 38, 90, 14);
    });
  }
  on.slab('b', 270, 70, 460, 150, 70);
  on.poly('b', [320, 190], [390, 200], [290, 280]);
  on.poly('b', [680, 190], [610, 200], [710, 280]);
  on.row(3, (i) => on.disc('paper', 420 + i * 80, 146, 19));
});
