import { picture, sheets } from '../../stage.ts';

const RENT = sheets('#f2e3c6', '#2a3245', '#c8102e', '#d9a441');

export const story3003 = picture(RENT, (on) => {
  on.row(20, (i) => {
    const [x, y] = [60 + (i % 5) * 118, 40 + Math.floor(i / 5) * 124];
    const isEmpty = i % 4 === 2;
    on.slab(isEmpty ? 'paper' : ((['a', 'b', 'c'] as const)[(i * 7) % 3] ?? 'a'), x, y, 86, 94);
    if (isEmpty) on.strip('a', 4, [x, y], [x + 86, y], [x + 86, y + 94], [x, y + 94], [x, y]);
    else on.strip('paper', 5, [x + 43, y], [x + 43, y + 94]);
  });
  on.strip('a', 5, [790, -20], [790, 200]);
  on.at(790, 300, 1, () => on.putIn({ b: '#2a3245' }, 'key', 0, 0, 1.3), 0.25);
});
