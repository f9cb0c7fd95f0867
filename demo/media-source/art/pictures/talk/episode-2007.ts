import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COLD } from './talk-sheets.ts';

export const episode2007 = picture(COLD, (on) => {
  on.slab('a', 150, 150, 190, 240, 8);
  on.row(5, (i) =>
    on.poly(
      i % 2 === 0 ? 'c' : 'a',
      [340 + i * 30, 170 + i * 6],
      [372 + i * 30, 176 + i * 6],
      [372 + i * 30, 364 - i * 6],
      [340 + i * 30, 370 - i * 6],
    ),
  );
  on.slab('a', 490, 190, 50, 160, 6);
  on.disc('b', 530, 270, 52);
  on.disc('paper', 540, 270, 24);
  for (const x of [200, 480]) on.strip('a', 9, [x, 390], [x - 30, 540]);
  on.slab('b', 680, 90, 210, 280, 6);
  on.slab('paper', 704, 114, 162, 232);
  on.putIn({ a: '#dfe6ea', b: '#dfe6ea' }, 'person', 785, 246, 0.86);
  waveform(on, { name: '2007', y: 460, height: 46, sheet: 'b', from: 600, to: 930, syllables: 4 });
});
