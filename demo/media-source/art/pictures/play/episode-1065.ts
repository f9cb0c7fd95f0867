import { picture, sheets } from '../../stage.ts';
import { blue } from './blue.ts';

export const episode1065 = picture(sheets('#2a2350', '#2456c7', '#e63946', '#ffc72c'), (on) => {
  on.poly('c', [180, 330], [990, 90], [990, 580], [180, 380]);
  on.pen.fillStyle = '#2a2350';
  on.poly('paper', [560, 290], [990, 210], [990, 480], [560, 430]);
  blue(on, 500, 350, 96);
  on.slab('b', 90, 326, 110, 56, 12);
});
