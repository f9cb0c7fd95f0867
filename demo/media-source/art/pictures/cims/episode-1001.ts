import { picture } from '../../stage.ts';
import { DAWN } from './cims-sheets.ts';

export const episode1001 = picture(DAWN, (on) => {
  on.disc('b', 250, 150, 78);
  on.ridge('c', '1001', 330, 90, 300);
  on.poly('a', [-20, 580], [-20, 500], [280, 410], [420, 420], [640, 262], [700, 270], [990, 60], [990, 580]);
  on.put('person', 560, 288, 0.34, 0.02);
  on.put('person', 662, 236, 0.3, 0.02);
  for (const y of [90, 180, 240]) on.ribbon('c', 5, [880 - y, y], [780 - y, y - 8], [700 - y, y + 6]);
});
