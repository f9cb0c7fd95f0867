import { picture, sheets } from '../../stage.ts';

const RINK = sheets('#e8d5b5', '#23262e', '#c8102e', '#b98b52');

export const story3030 = picture(RINK, (on) => {
  on.poly('c', [-20, 430], [990, 430], [990, 580], [-20, 580]);
  on.poly('a', [430, 230], [600, 190], [660, 380], [400, 400]);
  on.disc('b', 530, 150, 62);
  on.row(3, (i) => on.strip('paper', 7, [500, 142 + i * 20], [584, 142 + i * 20]));
  for (const x of [340, 560]) on.slab('paper', x, 360, 150, 130, 20);
  for (const x of [340, 560]) on.row(3, (i) => on.strip('a', 5, [x + 20, 386 + i * 36], [x + 130, 386 + i * 36]));
  on.strip('a', 22, [650, 270], [790, 440], [870, 450]);
  on.row(11, (i) =>
    on.at(70 + ((i * 151) % 860), 60 + ((i * 83) % 430), 1, () => on.ring('b', 0, 0, 15 + (i % 3) * 6, 6)),
  );
});
