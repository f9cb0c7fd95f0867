import { picture } from '../../stage.ts';
import { PINE } from './cims-sheets.ts';

export const episode1003 = picture(PINE, (on) => {
  on.hill('c', 350, 40, 5);
  on.ribbon('paper', 40, [330, 560], [420, 470], [360, 400], [440, 340], [420, 300]);
  on.slice('a', 640, 350, 150, 0.56, 1.04);
  on.at(660, 372, 1, () => on.slice('a', 0, 0, 150, 0.06, 0.54), 0.02);
  on.disc('paper', 650, 360, 34);
  on.row(3, (i) => on.put('tree', 120 + i * 104, 250 + (i % 2) * 40, 1.1 - i * 0.16));
  on.put('tree', 880, 250, 1.2);
});
