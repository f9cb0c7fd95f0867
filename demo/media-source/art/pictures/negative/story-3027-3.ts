import { backdrop } from './backdrop.ts';
import { DARK } from './negative-sheets.ts';
import { print } from './print.ts';

export const story30273 = print((on) => {
  backdrop(on, true);
  on.poly('b', [-20, 420], [990, 430], [990, 580], [-20, 580]);
  on.putIn(DARK, 'child', 380, 384, 1.3);
  on.slab('a', 240, 400, 90, 12);
  on.slab('a', 252, 408, 10, 80);
  on.slab('a', 308, 408, 10, 80);
});
