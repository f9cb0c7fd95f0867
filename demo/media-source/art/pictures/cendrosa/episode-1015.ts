import { picture } from '../../stage.ts';
import { GARNET } from './cendrosa-sheets.ts';

export const episode1015 = picture(GARNET, (on) => {
  for (const [x, side] of [
    [60, 1],
    [640, -1],
  ] as const) {
    on.slab('c', x, 60, 260, 500);
    on.slab('a', x + 54, 170, 152, 400, 76);
    on.slab('a', x + 54, 320, 152, 240);
    on.disc('b', x + 130 + side * 52, 380, 10);
  }
  on.slab('b', 458, 210, 44, 250);
  on.slab('b', 400, 430, 160, 130, 10);
  on.slab('a', 414, 444, 132, 22, 6);
  on.disc('b', 480, 196, 38);
  on.ribbon('paper', 8, [470, 290], [440, 310], [432, 430]);
});
