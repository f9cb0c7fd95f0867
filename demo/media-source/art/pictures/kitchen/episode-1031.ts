import { picture } from '../../stage.ts';
import { BLUE } from './kitchen-sheets.ts';

export const episode1031 = picture(BLUE, (on) => {
  on.back('c');
  on.ellipse('a', 520, 300, 400, 230);
  on.ellipse('paper', 520, 286, 366, 200);
  on.slab('a', 80, 270, 80, 54, 20);
  on.slab('a', 880, 270, 80, 54, 20);
  on.put('fish', 420, 200, 1.3, 0.02);
  on.put('fish', 620, 290, 1.4, -0.48);
  on.put('fish', 420, 380, 1.2, 0.03);
});
