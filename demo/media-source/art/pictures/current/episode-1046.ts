import { picture } from '../../stage.ts';
import { TALK } from './current-sheets.ts';

export const episode1046 = picture(TALK, (on) => {
  on.putIn({ b: '#ffc72c' }, 'key', 480, 270, 2.5);
  on.slab('a', -20, 170, 250, 180, 40);
  on.row(4, (i) => on.slab('a', 190, 176 + i * 44, 150 - (i % 2) * 20, 36, 18));
  on.slab('b', 770, 190, 250, 180, 40);
  on.row(4, (i) => on.slab('b', 650 + (i % 2) * 20, 196 + i * 44, 150, 36, 18));
});
