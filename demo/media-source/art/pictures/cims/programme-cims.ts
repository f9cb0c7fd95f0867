import { picture } from '../../stage.ts';
import { DAWN } from './cims-sheets.ts';

export const programmeCims = picture(DAWN, (on) => {
  on.disc('b', 700, 226, 118);
  on.poly('c', [-20, 560], [300, 330], [470, 380], [700, 200], [990, 420], [990, 560]);
  on.poly('a', [180, 580], [480, 430], [560, 446], [760, 246], [884, 420], [990, 470], [990, 580]);
  on.put('person', 760, 222, 0.24);
  on.strip('a', 4, [776, 216], [790, 252]);
  on.title('Cims', 56, 236, 500, { sheet: 'a', size: 236 });
});
