import { eyes } from '../../eyes.ts';
import { picture } from '../../stage.ts';
import { SUN } from './play-sheets.ts';

export const episode1067 = picture(SUN, (on) => {
  on.back('a');
  on.pen.fillStyle = on.sheets.paper;
  on.pen.beginPath();
  on.pen.rect(150, 40, 660, 470);
  on.pen.arc(500, 270, 130, 0, Math.PI * 2, true);
  on.pen.fill();
  on.slab('b', 446, 330, 108, 90, 8);
  eyes(on, 500, 350, 22);
});
