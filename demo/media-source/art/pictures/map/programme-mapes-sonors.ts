import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { MAP } from './map-sheets.ts';

export const programmeMapesSonors = picture(MAP, (on) => {
  on.row(7, (i) => {
    on.pen.strokeStyle = i === 3 ? on.sheets.b : on.sheets.a;
    on.pen.lineWidth = i === 3 ? 9 : 4;
    on.pen.beginPath();
    on.pen.ellipse(720, 230, 40 + i * 48, 26 + i * 36, 0.3, 0, Math.PI * 2);
    on.pen.stroke();
  });
  on.slab('paper', -20, 350, 1000, 220);
  waveform(on, {
    name: 'mapes',
    y: 440,
    height: 90,
    sheet: 'a',
    accent: { sheet: 'b', from: 0.66, to: 0.82 },
    syllables: 4,
  });
  on.slab('paper', 30, 60, 430, 260);
  on.title('Mapes\nsonors', 56, 180, 400, { sheet: 'a', size: 142 });
});
