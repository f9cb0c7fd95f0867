import { picture, sheets } from '../../stage.ts';

const DUSK = sheets('#f2a65a', '#2b1d33', '#fbfaf6', '#b5533c');

export const episode1007 = picture(DUSK, (on) => {
  on.ridge('c', '1007', 270, 140, 380);
  on.row(5, (i) => on.ring('b', 300, 390, 150 - i * 28, 15));
  on.ribbon('b', 15, [448, 400], [520, 480], [620, 430], [700, 500]);
  for (const x of [640, 760]) {
    on.blob('a', [x - 40, 250], [x + 34, 250], [x + 36, 380], [x + 104, 410], [x + 108, 462], [x - 44, 462]);
    on.slab('a', x - 50, 456, 166, 22, 6);
    on.row(4, (i) => on.strip('paper', 5, [x + 4, 290 + i * 26], [x + 32, 284 + i * 26]));
  }
});
