import { picture, sheets } from '../../stage.ts';

export const episode1069 = picture(sheets('#f6a5a5', '#2456c7', '#e63946', '#ffc72c'), (on) => {
  on.poly('b', [-20, -20], [420, -20], [420, 400], [-20, 580]);
  on.poly('paper', [420, 400], [990, 580], [-20, 580]);
  on.poly('c', [560, 160], [720, 470], [400, 470]);
  on.ribbon('a', 10, [596, 110], [620, 70], [600, 40]);
  on.ribbon('a', 10, [636, 130], [680, 100], [676, 60]);
});
