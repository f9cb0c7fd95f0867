import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COFFEE } from './talk-sheets.ts';

export const episode2001 = picture(COFFEE, (on) => {
  on.row(8, (i) => on.slab('a', 60 + i * 108, 250, 100, 310, 6));
  on.row(7, (i) => i !== 2 && on.slab('c', 132 + i * 108, 250, 62, 180, 4));
  on.strip('b', 15, [700, 20], [700, 110]);
  on.pen.strokeStyle = on.sheets.b;
  on.pen.beginPath();
  on.pen.arc(700, 140, 34, Math.PI * 0.02, Math.PI * 0.98);
  on.pen.stroke();
  waveform(on, { name: '2001', y: 130, height: 90, sheet: 'b', from: 60, to: 600, syllables: 7 });
});
