import { picture } from '../../stage.ts';
import { RED } from './current-sheets.ts';

export const episode1043 = picture(RED, (on) => {
  on.poly('c', [-20, 420], [990, 420], [990, 580], [-20, 580]);
  on.put('clock', 700, 190, 1.35);
  on.row(6, (i) =>
    on.at(110 + i * 130, 470, 1, () => {
      on.slab('a', -42, -120, 84, 66, 8);
      on.slab(i === 3 ? 'b' : 'a', -48, -46, 96, 16, 6);
      for (const x of [-40, 30]) on.slab('a', x, -34, 9, 70);
    }),
  );
});
