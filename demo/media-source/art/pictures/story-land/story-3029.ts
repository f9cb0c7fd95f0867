import { picture, sheets } from '../../stage.ts';

const COURT = sheets('#2b2a4c', '#f4ead7', '#ff7a2f', '#57558c');

export const story3029 = picture(COURT, (on) => {
  on.slab('a', 520, 30, 330, 220, 8);
  on.slab('b', 620, 120, 130, 96);
  on.slab('a', 632, 132, 106, 72);
  on.strip('b', 14, [590, 270], [790, 270]);
  on.row(7, (i) => on.strip('a', 5, [602 + i * 29, 276], [642 + i * 15, 410]));
  on.disc('b', 560, 190, 78);
  on.ribbon('paper', 8, [486, 174], [560, 190], [636, 210]);
  on.ribbon('paper', 8, [582, 116], [560, 190], [540, 266]);
  on.slab('c', 90, 90, 250, 120, 10);
  on.title('0:00', 116, 178, 200, { sheet: 'a', size: 92 });
});
