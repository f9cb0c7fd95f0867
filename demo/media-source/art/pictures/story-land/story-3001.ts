import { picture, sheets } from '../../stage.ts';

const WATER = sheets('#e9e2d3', '#23313c', '#0b6bb8', '#a7aeb0');

export const story3001 = picture(WATER, (on) => {
  for (const [x, y, s] of [
    [180, 110, 1.1],
    [470, 70, 0.8],
    [860, 120, 0.9],
  ] as const)
    on.putIn({ c: '#fbfaf6' }, 'cloud', x, y, s);
  on.ridge('c', '3001', 260, 110, 420);
  on.poly('b', [-20, 300], [640, 300], [640, 580], [-20, 580]);
  for (const y of [360, 420, 480]) on.ribbon('paper', 5, [40, y], [180, y - 10], [320, y + 4], [470, y - 8], [580, y]);
  on.strip('paper', 9, [-20, 340], [620, 340]);
  on.poly('a', [600, 210], [690, 210], [900, 580], [600, 580]);
  on.row(8, (i) => on.slab('paper', 612, 240 + i * 40, i % 2 === 0 ? 44 : 26, 7));
});
