import { picture } from '../../stage.ts';
import { NIGHT } from './cendrosa-sheets.ts';

export const episode1023 = picture(NIGHT, (on) => {
  on.back('a');
  on.poly('c', [-20, -20], [990, -20], [990, 30], [700, 110], [520, 60], [300, 150], [120, 110], [-20, 180]);
  on.slab('b', 584, 270, 76, 96);
  on.strip('a', 7, [622, 270], [622, 366]);
  on.strip('a', 7, [584, 318], [660, 318]);
});
