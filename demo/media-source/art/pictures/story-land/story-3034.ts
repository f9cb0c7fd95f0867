import { picture, sheets } from '../../stage.ts';

export const story3034 = picture(sheets('#f6e3c0', '#12324a', '#c8102e', '#8fa6b5'), (on) => {
  on.poly('c', [-20, 580], [-20, 430], [200, 380], [480, 250], [600, 250], [990, -20], [990, 580]);
  on.poly('a', [360, 580], [560, 420], [760, 300], [990, 140], [990, 580]);
  on.slab('paper', 180, 330, 250, 170);
  on.poly('a', [150, 340], [305, 220], [460, 340]);
  on.slab('b', 280, 390, 64, 110);
  for (const x of [206, 366]) on.slab('a', x, 376, 40, 44);
  on.put('person', 610, 366, 0.24);
  on.put('person', 650, 338, 0.24);
});
