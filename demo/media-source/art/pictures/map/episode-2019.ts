import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { BILL } from './map-sheets.ts';

export const episode2019 = picture(BILL, (on) => {
  on.slab('c', 300, 90, 480, 400, 12);
  on.slab('c', 300, 56, 200, 60, 12);
  on.at(560, 290, 1, () => on.slab('b', -200, -150, 400, 320, 3), 0.01);
  waveform(on, { name: '2019', y: 250, height: 60, sheet: 'a', from: 400, to: 730, pitch: 15, syllables: 5 });
  on.at(
    690,
    400,
    1,
    () => {
      on.slab('a', -180, -11, 300, 22, 8);
      on.poly('a', [-180, -11], [-180, 11], [-220, 0]);
    },
    -0.08,
  );
});
