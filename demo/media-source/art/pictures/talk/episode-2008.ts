import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { COLD } from './talk-sheets.ts';

export const episode2008 = picture(COLD, (on) => {
  on.poly('c', [-20, 400], [990, 400], [990, 580], [-20, 580]);
  waveform(on, {
    name: '2008',
    y: 180,
    height: 120,
    sheet: 'c',
    accent: { sheet: 'b', from: 0.62, to: 0.8 },
    syllables: 4,
  });
  on.slab('a', 250, 220, 330, 180, 6);
  on.poly('a', [594, 280], [680, 280], [724, 340], [724, 400], [594, 400]);
  for (const x of [330, 420, 660]) on.disc('paper', x, 406, 36);
  for (const x of [330, 420, 660]) on.disc('a', x, 406, 24);
  on.row(4, (i) => on.slab('a', 60 + i * 260, 460, 30, 80, 15));
  on.row(4, (i) => on.slab('b', 60 + i * 260, 476, 30, 18));
});
