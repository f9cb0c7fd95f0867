import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COFFEE } from './talk-sheets.ts';

export const episode2004 = picture(COFFEE, (on) => {
  on.row(
    8,
    (i) => i % 2 === 0 && on.poly('c', [i * 124, -20], [i * 124 + 124, -20], [i * 150 - 60, 580], [i * 150 - 210, 580]),
  );
  waveform(on, { name: '2004', y: 190, height: 120, sheet: 'a', syllables: 6 });
  on.slab('b', 560, 380, 190, 70, 12);
  on.strip('b', 13, [740, 390], [880, 240], [920, 240]);
  for (const x of [590, 720]) on.disc('a', x, 460, 32);
});
