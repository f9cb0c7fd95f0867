import { picture } from '../../stage.ts';
import { MARSH } from './field-sheets.ts';

export const episode1034 = picture(MARSH, (on) => {
  on.back('c');
  on.row(5, (row) =>
    on.row(6, (column) => {
      if ((row * 6 + column) % 4 !== 1)
        on.poly(
          (row + column) % 2 === 0 ? 'paper' : 'a',
          [-40 + column * 190 - row * 30, row * 116],
          [130 + column * 190 - row * 30, row * 116],
          [104 + column * 190 - row * 30, 98 + row * 116],
          [-66 + column * 190 - row * 30, 98 + row * 116],
        );
    }),
  );
  on.pen.globalAlpha = 0.82;
  on.blob('b', [520, 400], [520, 240], [620, 150], [720, 240], [720, 400], [620, 420]);
  on.pen.globalAlpha = 1;
  on.disc('a', 620, 140, 15);
  on.row(4, (i) => on.ribbon('a', 6, [560 + i * 40, 404], [556 + i * 42, 330], [566 + i * 40, 280 + (i % 2) * 24]));
});
