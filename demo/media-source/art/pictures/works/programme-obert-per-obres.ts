import { picture, type Stage } from '../../stage.ts';
import { SITE } from './works-sheets.ts';

function scaffold(on: Stage, x: number, y: number, width: number, height: number): void {
  for (let level = 0; level <= height; level += 104) on.strip('b', 11, [x, y + level], [x + width, y + level]);
  for (let post = 0; post <= width; post += width / 4) on.strip('b', 9, [x + post, y - 30], [x + post, y + height]);
  on.strip('b', 5, [x, y], [x + width / 4, y + 104], [x, y + 208]);
}

export const programmeObertPerObres = picture(SITE, (on) => {
  on.slab('c', 540, 90, 360, 470);
  on.row(9, (i) => i !== 7 && on.slab('a', 572 + (i % 3) * 110, 126 + Math.floor(i / 3) * 130, 72, 84, i < 3 ? 36 : 0));
  on.slab('paper', 668, 400, 104, 160, 52);
  scaffold(on, 516, 110, 408, 420);
  on.title('Obert\nper\nobres', 56, 170, 400, { sheet: 'a', size: 158 });
});
