import { picture, sheets } from '../../stage.ts';

const HALL = sheets('#e9e2d3', '#1f2a33', '#c8102e', '#b9b1a0');

export const story3004 = picture(HALL, (on) => {
  on.pen.lineCap = 'butt';
  on.pen.strokeStyle = on.sheets.a;
  on.pen.lineWidth = 74;
  on.pen.beginPath();
  on.pen.arc(430, 300, 170, 0.55 * Math.PI, 0.05 * Math.PI);
  on.pen.stroke();
  on.row(15, (i) => {
    const turn = Math.PI * (0.58 + i * 0.1);
    on.at(
      430 + Math.cos(turn) * 248,
      300 + Math.sin(turn) * 248,
      1,
      () => on.slab(i === 10 ? 'b' : 'c', -24, -18, 48, 40, 14),
      turn / (2 * Math.PI) + 0.25,
    );
  });
  on.disc('a', 800, 150, 104);
  on.disc('paper', 800, 150, 86);
  on.row(12, (i) => on.at(800, 150, 1, () => on.slab('c', -4, -78, 8, 14), i / 12));
  on.strip('a', 10, [800, 150], [800, 88]);
  on.strip('b', 10, [800, 150], [848, 150]);
});
