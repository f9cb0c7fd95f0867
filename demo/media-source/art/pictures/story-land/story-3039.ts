import { picture, sheets } from '../../stage.ts';

const FLOOD = sheets('#d8d2c8', '#2a2c33', '#8a5a34', '#a9a6a2');

export const story3039 = picture(FLOOD, (on) => {
  on.putIn({ c: '#2a2c33' }, 'cloud', 330, 60, 2.6);
  on.putIn({ c: '#2a2c33' }, 'cloud', 720, 50, 2.2);
  on.slab('c', -20, 250, 1000, 60);
  on.row(14, (i) => on.strip('a', 4, [40 + i * 70, 150 + (i % 3) * 20], [20 + i * 70, 220 + (i % 3) * 20]));
  for (const [x, y, s] of [
    [150, 380, 1],
    [320, 330, 0.7],
    [650, 330, 0.7],
    [830, 390, 1.05],
  ] as const)
    on.putIn({ b: '#2a2c33', c: '#efe9df', a: '#4b4d55' }, 'house', x, y, s);
  on.poly('b', [452, 296], [520, 296], [760, 580], [200, 580]);
  for (const y of [360, 420, 490])
    on.ribbon('paper', 6, [480 - (y - 300) * 0.7, y], [490, y + 12], [500 + (y - 300) * 0.6, y - 4]);
});
