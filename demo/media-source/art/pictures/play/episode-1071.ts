import { picture } from '../../stage.ts';
import { TOYS } from './play-sheets.ts';

export const episode1071 = picture(TOYS, (on) => {
  on.hill('a', 450, 8, 2);
  on.row(5, (i) => {
    const x = 170 + i * 152;
    const sheet = (['b', 'c', 'a'] as const)[i % 3] ?? 'b';
    if (i < 4) on.strip('b', 8, [x + 50, 360], [x + 102, 360]);
    on.disc(sheet, x, 350, i === 4 ? 90 : 66);
    on.row(4, (h) => on.disc('paper', x + (h % 2) * 30 - 15, 335 + Math.floor(h / 2) * 30, 8));
    for (const w of [-30, 30]) on.disc('a', x + w, 426, 19);
  });
  on.slab('b', 780, 210, 34, 70);
  for (const [x, y, r] of [
    [800, 170, 26],
    [760, 120, 34],
    [690, 70, 44],
  ] as const)
    on.ring('a', x, y, r, 9);
});
