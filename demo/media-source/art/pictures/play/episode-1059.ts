import { picture, sheets } from '../../stage.ts';

const LAKE = sheets('#dcebd9', '#16324f', '#ff6b35', '#3f8fc0');

export const episode1059 = picture(LAKE, (on) => {
  on.ellipse('paper', 500, 280, 420, 236);
  on.ellipse('b', 500, 280, 372, 204);
  on.ellipse('c', 500, 280, 340, 180);
  on.row(15, (i) => {
    const turn = i * 0.17 + 3.4;
    on.put('runner', 500 + Math.cos(turn) * 390, 270 + Math.sin(turn) * 215, 0.3 + (Math.sin(turn) + 1) * 0.06);
  });
  on.put('pine', 150, 100, 0.8);
  on.put('pine', 80, 130, 0.6);
});
