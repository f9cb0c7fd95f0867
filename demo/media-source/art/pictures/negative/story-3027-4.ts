import { DARK } from './negative-sheets.ts';
import { print } from './print.ts';

export const story30274 = print((on) => {
  on.poly('b', [-20, -20], [560, -20], [500, 580], [-20, 580]);
  on.putIn(DARK, 'person', 320, 320, 2.3);
  on.putIn({ a: '#f3ecdf', b: '#8d7c67', c: '#f3ecdf', paper: '#8d7c67' }, 'letter', 700, 300, 1.3, -0.08);
});
