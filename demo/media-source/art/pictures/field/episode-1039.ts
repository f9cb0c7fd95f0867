import { picture, sheets } from '../../stage.ts';

export const episode1039 = picture(sheets('#f6d77a', '#2b2416', '#e4572e', '#c79a3a'), (on) => {
  on.row(4, (i) => {
    on.slab(i % 2 === 0 ? 'c' : 'a', i * 250 - 30, 120 + (i % 2) * 60, 220, 420);
    on.row(6, (w) => on.slab('paper', i * 250 + (w % 3) * 62, 160 + (i % 2) * 60 + Math.floor(w / 3) * 90, 30, 46));
  });
  on.poly('b', [-20, 440], [990, 410], [990, 580], [-20, 580]);
  on.row(4, (i) => on.slab('paper', 560 - (i === 0 ? 14 : 0), 190 + i * 66, 210 + (i === 0 ? 28 : 0), 58, 6));
  on.slab('a', 620, 400, 90, 20, 6);
  on.row(9, (i) =>
    on.at(
      300 + i * 42,
      330 - Math.sin(i * 0.8) * 90,
      1,
      () => {
        on.ellipse('paper', 0, -12, 9, 13, 0.1);
        on.ellipse('a', 0, 0, 16, 10);
      },
      0,
    ),
  );
});
