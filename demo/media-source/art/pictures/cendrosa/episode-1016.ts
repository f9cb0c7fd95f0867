import { picture } from '../../stage.ts';
import { NIGHT } from './cendrosa-sheets.ts';

export const episode1016 = picture(NIGHT, (on) => {
  on.poly('a', [-20, 580], [-20, 400], [260, 300], [480, 90], [600, 60], [800, 240], [990, 330], [990, 580]);
  on.row(17, (i) => {
    const p = i / 16;
    const [x, y] = [600 - Math.sin(p * Math.PI * 1.7) * 170 * (0.4 + p), 92 + p * 420];
    on.putIn({ c: '#fff1c2' }, 'flame', x, y, 0.07 + p * 0.22);
  });
});
