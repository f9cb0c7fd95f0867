import { picture } from '../../stage.ts';
import { SLATE } from './current-sheets.ts';

export const episode1044 = picture(SLATE, (on) => {
  on.row(4, (i) => {
    on.slab(i % 2 === 0 ? 'c' : 'a', -20 + i * 260, 130 + (i % 2) * 50, 220, 400);
    on.row(4, (w) =>
      on.slab('paper', 20 + i * 260 + (w % 2) * 90, 170 + (i % 2) * 50 + Math.floor(w / 2) * 90, 40, 54),
    );
  });
  for (const x of [230, 740]) {
    on.ribbon('a', 16, [x, 480], [x + 12, 300], [x + 4, 130]);
    for (const [dx, dy] of [
      [-120, 60],
      [-130, 0],
      [-80, -50],
      [80, -50],
      [130, 0],
      [120, 60],
    ] as const) {
      on.ribbon('a', 15, [x + 4, 130], [x + 4 + dx * 0.55, 96 + dy * 0.7], [x + 4 + dx, 150 + dy * 0.6]);
    }
  }
  on.putIn({ a: '#6b4a2c', b: '#8a6238', c: '#a9814e' }, 'wave', 480, 400, 3);
});
