import { picture } from '../../stage.ts';
import { BLUE } from './kitchen-sheets.ts';
import { plate } from './plate.ts';

export const episode1026 = picture(BLUE, (on) => {
  plate(on, 560, 280, 250, 'a', 'b');
  on.ribbon('paper', 58, [420, 350], [500, 400], [570, 300], [600, 190], [690, 180], [740, 240]);
  on.ribbon('a', 6, [430, 348], [506, 386], [562, 292], [594, 182]);
  on.disc('a', 735, 226, 8);
  on.row(5, (i) => on.disc('c', 690 + (i % 2) * 40, 330 + i * 24, 14));
  on.at(
    170,
    280,
    1,
    () => {
      on.slab('a', -10, -180, 20, 360, 8);
      on.ellipse('a', 0, -170, 34, 54);
    },
    0.03,
  );
});
