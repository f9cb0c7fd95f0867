import { picture } from '../../stage.ts';
import { waveform } from '../../waveform.ts';
import { OLD } from './pocket-sheets.ts';

export const programmeHistoriaDeButxaca = picture(OLD, (on) => {
  waveform(on, { name: 'butxaca', y: 440, height: 60, sheet: 'b', from: 460, to: 930, syllables: 4 });
  on.at(712, 220, 1, () => on.putIn({ b: '#3a1f2b' }, 'key', 0, 0, 1.9), -0.05);
  on.title('Història\nde\nbutxaca', 56, 160, 380, {
    sheet: 'a',
    size: 112,
    face: 'news',
    weight: 620,
    tracking: -0.03,
  });
});
