import { picture } from '../../stage.ts';
import { VILLAGE } from './story-town-sheets.ts';

export const story3011 = picture(VILLAGE, (on) => {
  on.hill('c', 440, 18, 2);
  on.slab('a', 270, 200, 400, 260);
  on.poly('b', [230, 210], [470, 70], [710, 210]);
  for (const x of [310, 430, 550]) on.slab('paper', x, 250, 76, 84);
  on.row(9, (i) =>
    on.at(180 + i * 74, 480, 1, () => {
      const sheet = (['b', 'c', 'paper'] as const)[i % 3] ?? 'b';
      on.slab(sheet, -28, -46, 56, 66, 20);
      on.slab('a', -18, -10, 36, 24, 6);
      on.pen.strokeStyle = on.sheets.a;
      on.pen.lineWidth = 6;
      on.pen.beginPath();
      on.pen.arc(0, -46, 12, Math.PI, 0);
      on.pen.stroke();
    }),
  );
});
