import { picture } from '../../stage.ts';
import { BROTH } from './kitchen-sheets.ts';

export const episode1029 = picture(BROTH, (on) => {
  on.row(9, (i) =>
    on.at(520 + (i - 4) * 62, 480, 1, () => on.slab('a', -70, -9, 140, 18, 8), i % 2 === 0 ? 0.06 : -0.07),
  );
  on.row(7, (i) => on.putIn({ b: '#e4572e', c: '#fbfaf6' }, 'flame', 310 + i * 72, 420, 0.42 + (i % 2) * 0.16));
  on.poly('a', [210, 280], [830, 280], [770, 350], [270, 350]);
  on.ellipse('a', 520, 280, 330, 44);
  on.ellipse('b', 520, 274, 296, 32);
  on.row(13, (i) => on.ellipse('c', 270 + i * 42, 272 + ((i * 7) % 3) * 9 - 8, 13, 6));
});
