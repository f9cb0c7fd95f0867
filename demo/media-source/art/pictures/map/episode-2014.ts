import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { MAP } from './map-sheets.ts';

export const episode2014 = picture(MAP, (on) => {
  for (const r of [150, 200, 250]) {
    on.pen.strokeStyle = on.sheets.c;
    on.pen.lineWidth = 8;
    on.pen.beginPath();
    on.pen.ellipse(620, 440, r * 1.2, r * 0.28, 0, 0.2, 5.4);
    on.pen.stroke();
  }
  on.ellipse('a', 620, 440, 160, 36);
  on.blob('b', [560, 436], [500, 330], [540, 220], [620, 180], [700, 220], [740, 330], [680, 436]);
  on.ring('b', 620, 150, 46, 20);
  on.poly('b', [700, 230], [790, 190], [800, 210], [730, 290]);
  on.row(3, (i) => on.strip('paper', 5, [526 - i * 3, 300 + i * 34], [714 + i * 3, 300 + i * 34]));
  waveform(on, { name: '2014', y: 280, height: 120, sheet: 'a', from: 40, to: 430, syllables: 3 });
});
