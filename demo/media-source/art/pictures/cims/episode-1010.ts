import { picture } from '../../stage.ts';
import { SHADE } from './cims-sheets.ts';

export const episode1010 = picture(SHADE, (on) => {
  on.back('a');
  on.disc('paper', 640, 180, 104);
  on.poly('c', [-20, 300], [200, 190], [430, 360], [640, 380], [820, 240], [990, 330], [990, 580], [-20, 580]);
  on.poly('a', [-20, 470], [480, 400], [990, 460], [990, 580], [-20, 580]);
  on.row(5, (i) =>
    on.at(250 + i * 120, 392 + Math.abs(i - 2) * 6, 1, () => {
      on.slab('a', -38, -42, 70, 34, 12);
      on.poly('a', [26, -40], [44, -70], [56, -70], [62, -48], [44, -30]);
      for (const x of [-32, -18, 14, 24]) on.slab('a', x, -14, 8, 34);
      on.slab('b', -20, -60, 34, 30, 5);
    }),
  );
});
