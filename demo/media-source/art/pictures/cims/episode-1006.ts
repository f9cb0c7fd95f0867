import { picture } from '../../stage.ts';
import { SHADE } from './cims-sheets.ts';

export const episode1006 = picture(SHADE, (on) => {
  on.back('c');
  on.row(26, (i) => {
    const turn = (i / 26) * Math.PI * 2;
    const reach = 236 + ((i * 37) % 60);
    on.at(
      600 + Math.cos(turn) * reach * 1.15,
      270 + Math.sin(turn) * reach * 0.9,
      1,
      () => on.slab(i % 3 === 0 ? 'paper' : 'a', -48, -40, 96, 80, 14),
      i * 0.13,
    );
  });
  on.blob('a', [400, 260], [480, 120], [640, 90], [790, 170], [810, 320], [690, 440], [520, 440], [420, 370]);
  on.blob('paper', [440, 250], [520, 150], [640, 130], [730, 190], [700, 250], [560, 260]);
  on.disc('b', 742, 340, 11);
});
