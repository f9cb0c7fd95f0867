import { picture } from '../../stage.ts';
import { CLAY } from './kitchen-sheets.ts';

export const programmeCuinaDeLlar = picture(CLAY, (on) => {
  on.poly('c', [-20, 430], [990, 400], [990, 580], [-20, 580]);
  on.ribbon('a', 14, [640, 170], [668, 132], [636, 90], [664, 40]);
  on.ribbon('a', 14, [730, 176], [758, 138], [726, 96], [754, 46]);
  on.at(
    860,
    190,
    1,
    () => {
      on.ellipse('a', 0, -70, 28, 44);
      on.slab('a', -9, -40, 18, 220, 8);
    },
    0.07,
  );
  on.blob('b', [470, 246], [690, 230], [910, 246], [880, 420], [690, 462], [500, 420]);
  on.ellipse('a', 690, 250, 222, 30);
  on.slab('b', 440, 262, 70, 34, 16);
  on.slab('b', 872, 262, 70, 34, 16);
  on.title('Cuina\nde llar', 60, 200, 420, { sheet: 'a', size: 150 });
});
