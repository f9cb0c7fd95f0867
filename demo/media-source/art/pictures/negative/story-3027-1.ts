import { backdrop } from './backdrop.ts';
import { DARK } from './negative-sheets.ts';
import { print } from './print.ts';

const LIGHT = { a: '#f3ecdf', b: '#f3ecdf', c: '#f3ecdf' };

export const story30271 = print((on) => {
  backdrop(on);
  on.poly('b', [-20, 420], [990, 400], [990, 580], [-20, 580]);
  on.putIn(DARK, 'person', 420, 350, 1.5);
  on.putIn(LIGHT, 'person', 545, 356, 1.42);
  on.disc('paper', 500, 372, 16);
  on.disc('c', 488, 386, 13);
});
