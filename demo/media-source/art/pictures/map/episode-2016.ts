import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { BILL } from './map-sheets.ts';

export const episode2016 = picture(BILL, (on) => {
  on.strip('a', 9, [100, 40], [100, 480], [900, 480]);
  on.strip('b', 17, [130, 320], [880, 250]);
  on.ribbon('a', 17, [130, 440], [260, 320], [360, 400], [500, 210], [620, 330], [760, 120], [880, 190]);
  on.ribbon('c', 17, [130, 400], [420, 380], [560, 260], [880, 80]);
  waveform(on, { name: '2016', y: 516, height: 18, sheet: 'a', pitch: 14 });
});
