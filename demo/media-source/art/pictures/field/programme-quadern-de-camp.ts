import { picture } from '../../stage.ts';
import { NOTES } from './field-sheets.ts';

export const programmeQuadernDeCamp = picture(NOTES, (on) => {
  on.back('a');
  on.at(
    680,
    300,
    1,
    () => {
      on.poly('paper', [-250, -200], [-4, -180], [-4, 190], [-250, 170]);
      on.poly('paper', [250, -200], [4, -180], [4, 190], [250, 170]);
      for (let feather = 0; feather < 7; feather += 1)
        on.at(
          -60 + feather * 24,
          -60,
          1,
          () => on.ellipse(feather % 2 === 0 ? 'b' : 'c', 0, 66, 18, 92 - feather * 6),
          0.09 - feather * 0.024,
        );
      on.ribbon('a', 12, [-170, -40], [-60, -90], [60, -86], [130, -40]);
      on.at(
        176,
        110,
        1,
        () => {
          on.slab('b', -12, -90, 24, 120);
          on.poly('c', [-12, 30], [12, 30], [0, 62]);
        },
        -0.06,
      );
    },
    -0.014,
  );
  on.title('Quadern\nde camp', 56, 180, 330, {
    sheet: 'paper',
    size: 112,
    face: 'news',
    weight: 600,
    tracking: -0.03,
  });
});
