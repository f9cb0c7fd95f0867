import { picture, sheets } from '../../stage.ts';

const SHEET = sheets('#c8102e', '#14161a', '#fbfaf6', '#8e0b20');

export const story3005 = picture(SHEET, (on) => {
  on.row(13, (i) =>
    on.at(
      300 + (i % 3) * 9,
      440 - i * 25,
      1,
      () => on.slab(i % 3 === 2 ? 'a' : 'b', -190, -12, 380, 22, 3),
      ((i % 5) - 2) * 0.006,
    ),
  );
  on.at(
    690,
    290,
    1,
    () => {
      on.slab('b', -150, -200, 300, 400, 3);
      on.row(4, (i) => on.strip('a', 13, [-100, -120 + i * 70], [i === 3 ? 20 : 100, -120 + i * 70]));
    },
    0.012,
  );
});
