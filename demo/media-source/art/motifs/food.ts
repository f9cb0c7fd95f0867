/** What is on the table. */
import type { Motif } from '../cut-paper.ts';

const pot: Motif = (cut) => {
  for (const x of [-30, 4, 38]) cut.ribbon('c', 9, [x, -34], [x + 12, -56], [x - 8, -78], [x + 4, -104]);
  cut.slab('a', -118, 8, 236, 18, 9);
  cut.pen.fillStyle = cut.sheets.b;
  cut.pen.beginPath();
  cut.pen.roundRect(-86, -8, 172, 110, [4, 4, 40, 40]);
  cut.pen.fill();
  cut.slab('a', -96, -22, 192, 18, 9);
};

const bread: Motif = (cut) => {
  cut.blob('b', [-112, 40], [-96, -20], [-40, -54], [40, -54], [96, -20], [112, 40], [70, 84], [-70, 84]);
  for (const x of [-54, -8, 38]) cut.strip('paper', 10, [x, 20], [x + 30, -30]);
};

const basket: Motif = (cut) => {
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 10;
  cut.pen.beginPath();
  cut.pen.arc(0, 4, 78, Math.PI, 0);
  cut.pen.stroke();
  for (const [x, y, r, sheet] of [
    [-46, -8, 30, 'b'],
    [0, -20, 34, 'c'],
    [46, -6, 30, 'b'],
  ] as const)
    cut.disc(sheet, x, y, r);
  cut.poly('a', [-104, 4], [104, 4], [78, 102], [-78, 102]);
  for (let row = 0; row < 3; row += 1)
    cut.strip('paper', 4, [-92 + row * 8, 28 + row * 24], [92 - row * 8, 28 + row * 24]);
};

export const FOOD = { pot, bread, basket } as const;
