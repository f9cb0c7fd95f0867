import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { OLD } from './pocket-sheets.ts';

export const episode2024 = picture(OLD, (on) => {
  on.blob('c', [620, 40], [680, 160], [700, 250], [540, 250], [560, 160]);
  on.poly('a', [500, 240], [620, 300], [740, 230], [790, 510], [450, 510]);
  on.strip('b', 11, [470, 400], [778, 392]);
  waveform(on, { name: '2024', y: 300, height: 110, sheet: 'b', from: 30, to: 430, syllables: 4 });
});
