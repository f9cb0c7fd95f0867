import { picture, sheets } from '../../stage.ts';
import { waveform } from '../../waveform.ts';

export const episode2009 = picture(sheets('#16202b', '#e3b341', '#e4572e', '#2b3b4a'), (on) => {
  on.poly(
    'a',
    [250, 70],
    [700, 40],
    [760, 210],
    [700, 300],
    [740, 420],
    [600, 400],
    [470, 450],
    [300, 420],
    [330, 300],
    [230, 220],
  );
  on.disc('paper', 500, 190, 70);
  on.ring('a', 500, 190, 50, 9);
  on.row(17, (i) => on.disc('paper', 300 + ((i * 97) % 400), 100 + ((i * 61) % 290), 5 + (i % 3) * 3));
  waveform(on, { name: '2009', y: 490, height: 34, sheet: 'b', syllables: 5 });
});
