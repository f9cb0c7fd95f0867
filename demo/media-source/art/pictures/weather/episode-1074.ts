import { picture } from '../../stage.ts';
import { arrow } from './arrow.ts';
import { BLUE } from './weather-sheets.ts';

export const episode1074 = picture(BLUE, (on) => {
  on.disc('b', 660, 200, 140);
  on.putIn({ a: '#0a3f70', b: '#fbfaf6', c: '#5aa6e0' }, 'wave', 440, 400, 2.6);
  arrow(on, 'a', [120, 190], [300, 190], 17);
  on.strip('a', 17, [372, 130], [372, 250]);
});
