import { picture, sheets } from '../../stage.ts';

const LAKE = sheets('#e6ead8', '#1b2f45', '#ffb703', '#2f7fb5');

export const story3028 = picture(LAKE, (on) => {
  on.ellipse('c', 470, 250, 330, 170);
  on.row(9, (i) => {
    const turn = 2.62 - i * 0.2;
    on.putIn({ b: '#c8102e' }, 'runner', 470 + Math.cos(turn) * 390, 252 + Math.sin(turn) * 215, 0.5);
  });
  on.putIn({ a: '#1b2f45', c: '#ffb703' }, 'runner', 760, 390, 1.25);
  on.put('pine', 200, 90, 0.7);
  on.put('pine', 260, 70, 0.55);
});
