import { picture, sheets } from '../../stage.ts';

export const channelTramuntana24 = picture(sheets('#c8102e', '#fbfaf6', '#14161a', '#a00b22'), (on) => {
  on.row(24, (i) =>
    on.at(600, 270, 1, () => on.slab(i % 6 === 0 ? 'a' : 'c', -9, -236, 18, i % 6 === 0 ? 74 : 48, 9), i / 24),
  );
  on.strip('a', 22, [600, 270], [600, 110]);
  on.strip('b', 22, [600, 270], [730, 330]);
  on.disc('a', 600, 270, 26);
});
