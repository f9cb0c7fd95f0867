import { picture } from '../../stage.ts';
import { MARSH } from './field-sheets.ts';

export const episode1037 = picture(MARSH, (on) => {
  on.back('c');
  on.ribbon('a', 120, [-60, 100], [160, 120], [320, 220]);
  on.ribbon('paper', 6, [-40, 84], [150, 104], [300, 196]);
  on.ribbon('a', 130, [680, 380], [820, 440], [1020, 440]);
  on.ribbon('paper', 6, [700, 370], [830, 424], [990, 424]);
  on.row(34, (i) =>
    on.at(
      330 + (i % 8) * 54 + Math.floor(i / 8) * 14 - 20,
      160 + Math.floor(i / 8) * 66 + ((i * 29) % 30),
      1,
      () => on.ellipse(i % 4 === 0 ? 'b' : i % 3 === 0 ? 'a' : 'paper', 0, 0, 34 - (i % 3) * 6, 23),
      i * 0.08,
    ),
  );
});
