import { picture } from '../../stage.ts';
import { WATER } from './cendrosa-sheets.ts';

export const episode1014 = picture(WATER, (on) => {
  on.poly('c', [-20, 300], [200, 180], [420, 290], [700, 160], [990, 280], [990, 380], [-20, 380]);
  on.putIn({ b: '#93a7a8', c: '#10181c' }, 'bridge', 520, 330, 2.2);
  on.hill('b', 452, 14, 4, 0.8);
  on.blob('c', [300, 500], [480, 480], [700, 492], [760, 520], [560, 540], [360, 534]);
});
