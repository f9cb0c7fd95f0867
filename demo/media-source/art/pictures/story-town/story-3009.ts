import { picture, sheets } from '../../stage.ts';

const GRID = sheets('#f3efe4', '#1f2a33', '#ffc72c', '#c9c2b2');

export const story3009 = picture(GRID, (on) => {
  on.row(35, (i) => on.slab(i === 17 ? 'b' : 'c', 80 + (i % 7) * 118, 40 + Math.floor(i / 7) * 100, 104, 86, 4));
  on.ring('a', 506, 284, 132, 30);
  on.at(602, 380, 1, () => on.slab('a', 0, -24, 250, 50, 24), 0.125);
});
