import { picture, sheets } from '../../stage.ts';

const NIGHT = sheets('#0b2545', '#fbfaf6', '#ff8c2b', '#3f6aa0');

export const episode1075 = picture(NIGHT, (on) => {
  on.slab('c', 430, 70, 400, 400, 8);
  on.slab('paper', 452, 92, 356, 356);
  on.disc('b', 660, 210, 74);
  on.disc('paper', 690, 190, 64);
  on.strip('c', 14, [630, 92], [630, 448]);
  on.poly('a', [430, 70], [330, 110], [330, 500], [430, 470]);
  on.slab('a', 150, 90, 56, 300, 28);
  on.disc('a', 178, 410, 52);
  on.disc('b', 178, 410, 34);
  on.slab('b', 166, 250, 24, 150, 12);
});
