import { picture, sheets } from '../../stage.ts';

const MARKET = sheets('#f4d9a0', '#2d3440', '#c8553d', '#9fb3bd');

export const story3020 = picture(MARKET, (on) => {
  on.row(5, (i) => on.slice(i % 2 === 0 ? 'a' : 'c', 96 + i * 192, 170, 96, 0.5, 1));
  on.row(6, (i) => on.slab('a', -8 + i * 192, 160, 16, 400));
  on.poly('paper', [560, -20], [700, -20], [560, 560], [300, 560]);
  on.row(3, (i) => {
    const x = 110 + i * 270;
    on.poly('b', [x, 390], [x + 230, 390], [x + 210, 520], [x + 20, 520]);
    on.row(3, (f) =>
      on.putIn(
        { a: '#9fb3bd', b: '#2d3440', c: '#2d3440', paper: '#2d3440' },
        'fish',
        x + 60 + f * 56,
        366 + (f % 2) * 12,
        0.56,
        0.2,
      ),
    );
  });
});
