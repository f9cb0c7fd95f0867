import { picture } from '../../stage.ts';
import { CLAY } from './kitchen-sheets.ts';

export const episode1027 = picture(CLAY, (on) => {
  on.back('b');
  on.row(30, (i) =>
    on.at(
      330 + Math.cos(i * 2.4) * 42 * Math.sqrt(i),
      300 + Math.sin(i * 2.4) * 30 * Math.sqrt(i),
      1,
      () => on.blob('paper', [-32, 4], [-12, -18], [22, -16], [34, 4], [12, 10], [0, 4], [-14, 16]),
      i * 0.21,
    ),
  );
  on.at(
    740,
    280,
    1,
    () => {
      on.slab('a', -80, -200, 160, 400, 30);
      on.slab('paper', -46, -200, 34, 400);
      on.slab('c', 10, -200, 30, 400);
    },
    0.04,
  );
});
