import { picture } from '../../stage.ts';
import { SITE } from './works-sheets.ts';

export const episode1058 = picture(SITE, (on) => {
  on.back('a');
  on.slab('c', 340, -60, 420, 700, 210);
  on.strip('b', 8, [550, -20], [550, 120]);
  on.poly('b', [490, 120], [610, 120], [660, 250], [610, 390], [490, 390], [440, 250]);
  on.poly('c', [550, 134], [600, 134], [640, 250], [550, 250]);
  on.poly('paper', [550, 262], [640, 262], [600, 376], [550, 376]);
  on.poly('a', [500, 134], [536, 134], [536, 250], [458, 250]);
  on.disc('paper', 550, 420, 15);
});
