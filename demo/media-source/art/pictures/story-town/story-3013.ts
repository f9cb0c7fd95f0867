import { picture, sheets } from '../../stage.ts';

const STONE = sheets('#ddd5c6', '#2a2530', '#c8102e', '#a99f8d');

export const story3013 = picture(STONE, (on) => {
  on.row(40, (i) =>
    on.slab('c', -30 + (i % 8) * 130 + (Math.floor(i / 8) % 2) * 60, Math.floor(i / 8) * 112, 120, 102, 6),
  );
  on.row(10, (i) => {
    const turn = (i / 10) * Math.PI * 2;
    on.at(
      520 + Math.cos(turn) * 270,
      270 + Math.sin(turn) * 190,
      1,
      () => {
        on.ellipse('b', -24, 0, 28, 44);
        on.disc('a', -24, 0, 17);
        on.ellipse('a', 30, 0, 26, 40);
        on.disc('paper', 30, 0, 16);
        on.strip('a', 8, [-14, 22], [22, 22]);
      },
      i / 10,
    );
  });
  on.disc('paper', 520, 270, 62);
  on.ring('a', 520, 270, 62, 8);
});
