import { picture } from '../../stage.ts';
import { SNOW } from './cims-sheets.ts';

export const episode1002 = picture(SNOW, (on) => {
  on.back('a');
  on.ridge('c', '1002', 260, 150, 420);
  on.poly('paper', [520, 300], [680, 190], [840, 300]);
  on.slab('a', 550, 296, 260, 200);
  on.slab('b', 640, 350, 58, 62);
  on.strip('a', 6, [669, 350], [669, 412]);
  on.hill('paper', 440, 34, 2);
  on.row(34, (i) => on.disc('paper', (i * 137) % 960, (i * 89) % 380, 3 + (i % 3) * 2));
});
