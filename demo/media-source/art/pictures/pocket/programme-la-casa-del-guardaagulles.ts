import { picture } from '../../stage.ts';
import { RAIL } from './pocket-sheets.ts';

export const programmeLaCasaDelGuardaagulles = picture(RAIL, (on) => {
  on.poly('c', [-20, 470], [990, 430], [990, 580], [-20, 580]);
  on.strip('a', 7, [430, 540], [990, 470]);
  on.strip('a', 7, [430, 580], [990, 500]);
  on.putIn({ c: '#e9e0cb', a: '#1c3a36' }, 'house', 830, 350, 1.3);
  on.strip('a', 14, [610, 500], [610, 90]);
  on.at(
    610,
    120,
    1,
    () => {
      on.slab('b', 0, -20, 170, 40, 4);
      on.slab('a', 130, -20, 16, 40);
    },
    -0.07,
  );
  on.title('La casa\ndel guarda-\nagulles', 56, 150, 450, {
    sheet: 'a',
    size: 112,
    face: 'news',
    weight: 600,
    tracking: -0.03,
  });
});
