import { picture } from '../../stage.ts';
import { COURT } from './play-sheets.ts';

export const programmeCampObert = picture(COURT, (on) => {
  on.at(
    740,
    290,
    0.86,
    () => {
      on.slab('c', -290, -190, 580, 380);
      on.pen.strokeStyle = on.sheets.a;
      on.pen.lineWidth = 8;
      on.pen.strokeRect(-266, -166, 532, 332);
      on.strip('a', 8, [0, -166], [0, 166]);
      on.ring('a', 0, 0, 76, 8);
      for (const side of [-1, 1]) on.pen.strokeRect(side < 0 ? -266 : 156, -76, 110, 152);
      on.disc('b', 0, 0, 42);
    },
    -0.03,
  );
  on.title('Camp\nobert', 56, 200, 370, { sheet: 'a', size: 168 });
});
