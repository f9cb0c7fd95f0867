import { picture, sheets } from '../../stage.ts';

const STAGE = sheets('#3a0d1c', '#14070c', '#ff8c2b', '#8e1f33');

export const story3022 = picture(STAGE, (on) => {
  on.back('a');
  on.slice('b', 480, 560, 330, 0.5, 1);
  on.slab('a', 300, 520, 360, 60);
  on.slice('c', 480, 560, 230, 0.5, 1);
  on.putIn({ b: '#f0c77a', paper: '#8e1f33' }, 'bread', 480, 470, 0.95);
  on.row(11, (i) => {
    const x = -20 + i * 92;
    on.poly(
      i % 2 === 0 ? 'c' : 'paper',
      [x, -20],
      [x + 94, -20],
      [x + 94, 190 + Math.abs(i - 5) * 22],
      [x + 47, 230 + Math.abs(i - 5) * 22],
      [x, 190 + Math.abs(i - 5) * 22],
    );
  });
});
