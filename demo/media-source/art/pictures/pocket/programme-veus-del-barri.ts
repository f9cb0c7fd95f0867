import { picture } from '../../stage.ts';
import { YOUNG } from './pocket-sheets.ts';

export const programmeVeusDelBarri = picture(YOUNG, (on) => {
  on.row(8, (i) => {
    const [x, y] = [530 + (i % 4) * 110, 40 + Math.floor(i / 4) * 330];
    on.slab('c', x, y, 80, 110, 4);
    on.slab('a', x - 12, y + 110, 104, 14, 4);
    on.row(6, (b) => on.strip('a', 4, [x - 6 + b * 18, y + 110], [x - 6 + b * 18, y + 76]));
  });
  on.put('microphone', 740, 270, 1.5);
  on.title('Veus\ndel barri', 56, 230, 430, { sheet: 'a', size: 150 });
});
