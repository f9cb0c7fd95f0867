import { eyes } from '../../eyes.ts';
import { picture } from '../../stage.ts';
import { blue } from './blue.ts';
import { TOYS } from './play-sheets.ts';
import { red } from './red.ts';

export const programmeMonPetit = picture(TOYS, (on) => {
  on.hill('c', 470, 14, 2);
  blue(on, 690, 400, 84);
  on.at(690, 222, 1, () => red(on, 0, 0, 92), 0.01);
  on.at(
    700,
    74,
    1,
    () => {
      on.poly('a', [0, -62], [60, 54], [-60, 54]);
      eyes(on, 0, 16, 13);
    },
    0.03,
  );
  on.title('Món\npetit', 60, 236, 460, { sheet: 'b', size: 230 });
});
