import { picture } from '../../stage.ts';
import { GREEN } from './cendrosa-sheets.ts';

export const episode1021 = picture(GREEN, (on) => {
  on.back('c');
  on.poly('paper', [-20, 200], [560, 160], [420, 580], [-20, 580]);
  on.poly('b', [560, 160], [990, 220], [990, 580], [420, 580]);
  on.poly('a', [-20, 210], [220, 90], [420, 160], [620, 60], [990, 230], [990, 190], [990, -20], [-20, -20]);
  on.blob('a', [440, 480], [456, 300], [500, 262], [552, 300], [570, 490]);
  on.strip('paper', 10, [476, 390], [536, 390]);
  on.strip('paper', 10, [506, 350], [506, 430]);
});
