import { picture } from '../../stage.ts';
import { SKY } from './play-sheets.ts';
import { red } from './red.ts';

export const episode1064 = picture(SKY, (on) => {
  for (const [x, y, s] of [
    [160, 400, 0.9],
    [840, 440, 1.1],
    [780, 110, 0.6],
  ] as const)
    on.putIn({ c: '#ffffff' }, 'cloud', x, y, s);
  for (const side of [-1, 1])
    on.at(500, 250, 1, () =>
      on.poly('c', [side * 80, -20], [side * 290, -150], [side * 200, 30], [side * 250, 60], [side * 90, 60]),
    );
  red(on, 500, 250, 130);
});
