import { picture, sheets } from '../../stage.ts';

export const episode1061 = picture(sheets('#a9d3df', '#16324f', '#ff6b35', '#fbfaf6'), (on) => {
  on.disc('b', 210, 170, 76);
  on.slab('a', -20, 380, 1000, 220);
  on.poly('b', [430, 372], [850, 372], [790, 440], [490, 440]);
  on.strip('a', 11, [620, 380], [640, 120]);
  on.poly('c', [470, 330], [790, 20], [760, 340]);
  on.strip('b', 7, [462, 338], [800, 12]);
  for (const y of [470, 505]) on.ribbon('c', 6, [120, y], [300, y - 10], [480, y + 4], [700, y - 8], [900, y]);
});
