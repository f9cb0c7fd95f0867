import { picture } from '../../stage.ts';
import { NIGHT } from './cendrosa-sheets.ts';
import { darkHouse } from './dark-house.ts';

export const programmeSotaLaCendrosa = picture(NIGHT, (on) => {
  on.poly('a', [120, 580], [300, 380], [420, 390], [690, 40], [860, 260], [990, 210], [990, 580]);
  on.poly('c', [-20, 580], [-20, 476], [400, 450], [990, 480], [990, 580]);
  darkHouse(on, 560, 462, 0.62, false);
  darkHouse(on, 690, 470, 0.74, true);
  darkHouse(on, 830, 466, 0.6, false);
  on.title('Sota la\nCendrosa', 56, 160, 460, { sheet: 'b', size: 132, face: 'news', weight: 640, tracking: -0.03 });
});
