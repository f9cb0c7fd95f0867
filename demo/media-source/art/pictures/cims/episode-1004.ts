import { picture } from '../../stage.ts';
import { PINE } from './cims-sheets.ts';

export const episode1004 = picture(PINE, (on) => {
  on.back('a');
  on.poly('c', [-20, -20], [990, -20], [990, 70], [-20, 230]);
  on.ribbon('b', 12, [900, 110], [420, 190], [640, 290], [180, 380], [520, 500], [300, 600]);
  for (const [x, y, s] of [
    [800, 104, 0.22],
    [640, 138, 0.26],
    [500, 160, 0.3],
    [560, 228, 0.36],
    [470, 300, 0.44],
    [280, 330, 0.52],
    [300, 412, 0.62],
    [500, 470, 0.8],
  ] as const) {
    on.putIn({ paper: '#fbfaf6', a: '#e4572e' }, 'sheep', x, y, s);
  }
});
