import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { YOUNG } from './pocket-sheets.ts';

export const episode2028 = picture(YOUNG, (on) => {
  on.back('c');
  on.pen.strokeStyle = on.sheets.paper;
  on.pen.lineWidth = 150;
  on.pen.lineCap = 'butt';
  on.pen.beginPath();
  on.pen.arc(420, 520, 300, Math.PI, Math.PI * 1.8);
  on.pen.stroke();
  on.at(
    660,
    340,
    1,
    () => {
      on.slab('a', -9, -330, 18, 340, 8);
      on.poly('b', [-54, 0], [54, 0], [86, 130], [-86, 130]);
      on.row(6, (i) => on.strip('c', 4, [-40 + i * 16, 20], [-66 + i * 26, 124]));
    },
    0.05,
  );
  waveform(on, { name: '2028', y: 120, height: 60, sheet: 'a', from: 40, to: 500, syllables: 5 });
});
