import { picture } from '../../stage.ts';
import { SLATE } from './current-sheets.ts';

export const episode1042 = picture(SLATE, (on) => {
  for (const [ring, count] of [
    [120, 7],
    [210, 11],
    [300, 15],
    [390, 19],
  ] as const) {
    on.row(count, (i) => {
      const turn = Math.PI + ((i + 0.5) / count) * Math.PI;
      on.at(
        480 + Math.cos(turn) * ring * 1.12,
        500 + Math.sin(turn) * ring,
        1,
        () => on.slab((i + ring) % 4 === 0 ? 'c' : 'a', -19, -15, 38, 34, 12),
        turn / (2 * Math.PI) + 0.25,
      );
    });
  }
  on.poly('b', [440, 470], [520, 470], [540, 540], [420, 540]);
  on.poly('paper', [480, -20], [560, 130], [400, 130]);
  on.slice('b', 480, 120, 84, 0.5, 1);
});
