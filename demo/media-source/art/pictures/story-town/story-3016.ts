import { picture, sheets } from '../../stage.ts';

export const story3016 = picture(sheets('#e7e2ee', '#2b2440', '#ffc72c', '#a79bc4'), (on) => {
  on.slab('a', 240, -20, 500, 600);
  on.row(12, (i) => on.slab('c', 290 + (i % 4) * 110, 30 + Math.floor(i / 4) * 104, 66, 68));
  on.slab('b', 240, 350, 500, 230);
  on.slab('a', 230, 340, 520, 16);
  on.disc('a', 480, 414, 30);
  on.poly('paper', [444, 446], [516, 446], [536, 520], [424, 520]);
  on.slab('a', 350, 486, 260, 90, 6);
  on.put('tree', 850, 430, 1.2);
});
