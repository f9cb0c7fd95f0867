import { picture, sheets } from '../../stage.ts';

const PLATEAU = sheets('#f4dfae', '#2b2f45', '#c8102e', '#8aa36a');

export const story3010 = picture(PLATEAU, (on) => {
  on.ridge('c', '3010', 220, 120, 330);
  on.poly('paper', [-20, 330], [990, 330], [990, 580], [-20, 580]);
  on.row(9, (i) => on.slab('a', 640 - i * 6, 300 + i * 30, 12 + i * 1.4, 17, 3));
  on.poly('a', [-20, 452], [990, 452], [990, 470], [-20, 470]);
  on.put('bus', 400, 370, 1.5);
});
