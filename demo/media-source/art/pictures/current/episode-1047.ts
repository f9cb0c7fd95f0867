import { picture } from '../../stage.ts';
import { INDIGO } from './current-sheets.ts';

export const episode1047 = picture(INDIGO, (on) => {
  on.putIn({ b: '#7f93c8', paper: '#fbfaf6' }, 'drop', 580, 280, 2.3);
  on.strip('paper', 16, [580, 0], [580, 540]);
  on.strip('paper', 16, [380, 340], [800, 340]);
  on.pen.save();
  on.pen.beginPath();
  on.pen.rect(588, 348, 400, 300);
  on.pen.clip();
  on.put('drop', 596, 288, 2.3);
  on.pen.restore();
});
