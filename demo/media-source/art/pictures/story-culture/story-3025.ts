import { picture, sheets } from '../../stage.ts';

const VAULT = sheets('#c9b79a', '#2a2119', '#f0b429', '#8f7a5c');

export const story3025 = picture(VAULT, (on) => {
  on.back('a');
  on.row(4, (i) => on.slice(i % 2 === 0 ? 'c' : 'paper', 520, 420, 470 - i * 90, 0.5, 1));
  on.slice('a', 520, 420, 190, 0.5, 1);
  on.slab('a', -20, 418, 1000, 160);
  on.row(4, (i) => {
    on.pen.strokeStyle = on.sheets.c;
    on.pen.lineWidth = 6;
    on.pen.beginPath();
    on.pen.ellipse(520, 470, 90 + i * 100, 16 + i * 17, 0, 0, Math.PI * 2);
    on.pen.stroke();
  });
  on.at(
    520,
    290,
    1,
    () => {
      on.poly('b', [-9, -190], [9, -190], [24, 90], [-24, 90]);
      on.poly('b', [-24, 86], [24, 86], [62, 170], [-62, 170]);
      on.strip('paper', 5, [0, -190], [14, -236]);
      on.row(6, (i) => on.disc('a', 0, -120 + i * 34, 7));
    },
    0.03,
  );
});
