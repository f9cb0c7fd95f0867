import { BROWN, DARK } from './negative-sheets.ts';
import { print } from './print.ts';

export const story30272 = print((on) => {
  on.ridge('b', '3027-2', 210, 50, 240);
  on.poly('c', [-20, 300], [990, 290], [990, 580], [-20, 580]);
  on.row(6, (i) => on.putIn(i === 2 ? BROWN : DARK, 'person', 170 + i * 124, 270 + (i % 2) * 8, 0.86));
  on.row(5, (i) => on.putIn(i === 3 ? DARK : BROWN, 'person', 232 + i * 124, 384 + (i % 2) * 6, 0.94));
  on.putIn({ a: '#f3ecdf', b: '#211b17', c: '#211b17', paper: '#f3ecdf' }, 'ball', 480, 464, 0.36);
});
