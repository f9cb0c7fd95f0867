import { picture } from '../../stage.ts';
import { MIST } from './weather-sheets.ts';

export const episode1073 = picture(MIST, (on) => {
  on.blob('c', [280, 80], [620, 60], [780, 140], [700, 260], [560, 330], [420, 480], [300, 440], [330, 260]);
  on.ribbon('a', 11, [120, 60], [330, 220], [560, 260], [900, 190]);
  for (const [x, y, turn] of [
    [230, 152, 0.09],
    [350, 230, 0.05],
    [480, 260, 0.01],
    [610, 262, -0.02],
    [740, 240, -0.04],
    [850, 208, -0.06],
  ] as const) {
    on.at(x, y, 1, () => on.poly('a', [-26, 0], [26, 0], [0, 42]), turn);
  }
});
