import { picture, sheets } from '../../stage.ts';

export const episode1048 = picture(sheets('#dfe8d8', '#1d3a2e', '#e4572e', '#7da288'), (on) => {
  on.slab('a', 80, 40, 640, 300, 8);
  on.row(3, (i) => on.strip('c', 7, [140, 110 + i * 70], [420 + ((i * 90) % 200), 110 + i * 70]));
  on.row(6, (i) => on.at(520 + i * 62, 330 + (i % 2) * 18, 0.8, () => on.put('phone', 0, 0, 1), -0.05 + i * 0.02));
  on.poly('b', [450, 360], [900, 360], [860, 580], [490, 580]);
  on.poly('c', [450, 360], [380, 300], [420, 290], [490, 360]);
});
