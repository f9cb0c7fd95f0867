import { picture, type Stage } from '../../stage.ts';
import { NOTES } from './field-sheets.ts';

/** Lines of a notebook behind a drawing. */
function ruled(on: Stage): void {
  for (let y = 60; y < 540; y += 40) on.strip('c', 1.5, [0, y], [960, y]);
  on.strip('b', 2, [96, 0], [96, 540]);
}

export const episode1040 = picture(NOTES, (on) => {
  ruled(on);
  on.slab('c', 400, 150, 250, 330, 40);
  on.slab('a', 420, 110, 210, 56, 10);
  on.row(11, (i) =>
    on.at(
      450 + (i % 4) * 50 + (i > 7 ? 20 : 0),
      440 - Math.floor(i / 4) * 42,
      1,
      () => on.ellipse('b', 0, 0, 13, 24),
      0.1 + i * 0.13,
    ),
  );
  on.ribbon('a', 9, [720, 480], [730, 380], [760, 270]);
  on.ellipse('a', 800, 290, 60, 18, -0.12);
  on.ellipse('a', 708, 350, 50, 16, 0.1);
});
