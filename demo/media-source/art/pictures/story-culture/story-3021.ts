import { picture, sheets } from '../../stage.ts';

const WEEK = sheets('#0b7350', '#0a2a20', '#fbfaf6', '#ffc72c');

export const story3021 = picture(WEEK, (on) => {
  on.slab('b', 130, 60, 690, 430, 8);
  on.slab('a', 130, 60, 690, 76, 8);
  on.slab('paper', 676, 136, 122, 354);
  on.row(16, (i) => on.slab('c', 158 + (i % 4) * 132, 166 + Math.floor(i / 4) * 80, 96, 54, 4));
  on.putIn({ a: '#fbfaf6', b: '#ffc72c', c: '#0b7350' }, 'runner', 742, 350, 1.3);
});
