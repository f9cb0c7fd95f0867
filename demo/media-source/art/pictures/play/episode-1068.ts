import { eyes } from '../../eyes.ts';
import { picture } from '../../stage.ts';
import { blue } from './blue.ts';
import { SKY } from './play-sheets.ts';
import { red } from './red.ts';

export const episode1068 = picture(SKY, (on) => {
  on.row(90, (i) =>
    on.at(
      (i * 173) % 960,
      (i * 97) % 470,
      1,
      () => on.poly(['a', 'b', 'c'][i % 3] as 'a', [-11, -7], [12, -5], [9, 8], [-12, 6]),
      i * 0.17,
    ),
  ); // cast: one of three sheets
  on.hill('c', 500, 6, 1);
  red(on, 270, 420, 80);
  blue(on, 490, 420, 76);
  on.at(720, 420, 1, () => {
    on.poly('c', [0, -96], [96, 84], [-96, 84]);
    eyes(on, 0, 14, 19);
  });
});
