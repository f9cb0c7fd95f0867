import { type Picture, picture, type Stage, sheets } from '../../stage.ts';

const PRINT = sheets('#d8ccb6', '#211b17', '#8d7c67', '#f3ecdf');

/** Ground, what is on it, and the edge of the film with its notches. */
export const print = (draw: (on: Stage) => void): Picture =>
  picture(PRINT, (on) => {
    draw(on);
    on.slab('a', -20, -20, 1000, 44);
    on.slab('a', -20, 516, 1000, 44);
    on.slab('a', -20, -20, 50, 600);
    on.slab('a', 930, -20, 50, 600);
    on.row(4, (i) => on.slab('c', 60 + i * 30, 4, 12, 12, 6));
  });
