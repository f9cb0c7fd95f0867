import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { YOUNG } from './pocket-sheets.ts';

export const episode2026 = picture(YOUNG, (on) => {
  on.row(8, (i) =>
    on.poly(i % 2 === 0 ? 'b' : 'c', [480, -20], [480, -20], [-100 + (i + 1) * 145, 210], [-100 + i * 145, 210]),
  );
  on.putIn({ a: '#fbfaf6', b: '#ffc72c' }, 'dancer', 380, 370, 1.4);
  on.pen.save();
  on.pen.translate(640, 370);
  on.pen.scale(-1.4, 1.4);
  on.putIn({ a: '#fbfaf6', b: '#38209a' }, 'dancer', 0, 0, 1);
  on.pen.restore();
  waveform(on, { name: '2026', y: 270, height: 40, sheet: 'a', from: 30, to: 270, syllables: 3 });
});
