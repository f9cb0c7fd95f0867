import { picture } from '../../stage.ts';
import { BLUEPRINT } from './works-sheets.ts';

export const episode1051 = picture(BLUEPRINT, (on) => {
  on.back('a');
  on.blob('c', [240, 40], [480, -10], [720, 40], [800, 240], [700, 330], [260, 330], [160, 240]);
  for (const [r, count] of [
    [150, 11],
    [220, 15],
    [290, 19],
    [360, 23],
  ] as const) {
    on.row(count, (i) => {
      const turn = 0.14 + (i / (count - 1)) * (Math.PI - 0.28);
      on.at(
        480 + Math.cos(turn) * r * 1.25,
        170 + Math.sin(turn) * r,
        1,
        () => on.slab((i + count) % 5 === 0 ? 'b' : 'paper', -17, -13, 34, 26, 9),
        turn / (2 * Math.PI) + 0.25,
      );
    });
  }
  on.putIn({ c: '#f5ead2' }, 'cloud', 420, 120, 0.8);
});
