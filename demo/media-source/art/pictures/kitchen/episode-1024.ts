import { picture, type Stage } from '../../stage.ts';
import { CLAY } from './kitchen-sheets.ts';
import { plate } from './plate.ts';

function onionRings(on: Stage, x: number, y: number, radius: number): void {
  on.disc('paper', x, y, radius);
  on.row(3, (i) => on.ring('b', x, y, radius * (0.82 - i * 0.27), 6));
}

export const episode1024 = picture(CLAY, (on) => {
  on.at(600, 280, 1, () => on.slab('a', 190, -24, 300, 48, 20), -0.06);
  plate(on, 570, 290, 226, 'a', 'b');
  on.row(26, (i) =>
    on.disc(
      i % 3 === 0 ? 'paper' : 'c',
      570 + Math.cos(i * 2.4) * 34 * Math.sqrt(i * 0.9),
      290 + Math.sin(i * 2.4) * 34 * Math.sqrt(i * 0.9),
      12 + (i % 4) * 3,
    ),
  );
  onionRings(on, 170, 190, 112);
  onionRings(on, 236, 420, 82);
});
