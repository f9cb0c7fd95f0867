/** Buildings, and towers of people. */
import type { Motif } from '../cut-paper.ts';

const house: Motif = (cut) => {
  cut.slab('c', -66, -14, 132, 116);
  cut.slab('a', 30, -84, 22, 60);
  cut.poly('b', [-92, -8], [0, -90], [92, -8]);
  cut.slab('a', -14, 40, 34, 62);
  cut.slab('a', -52, 14, 26, 30);
  cut.slab('a', 34, 14, 26, 30);
};

const village: Motif = (cut) => {
  cut.slab('a', -14, -70, 40, 172);
  cut.poly('b', [-22, -68], [6, -116], [34, -68]);
  cut.slab('paper', -2, -50, 16, 28, 8);
  for (const [x, y, w, sheet] of [
    [-108, 40, 60, 'c'],
    [-60, 18, 58, 'a'],
    [22, 26, 56, 'c'],
    [66, 48, 54, 'a'],
  ] as const) {
    cut.slab(sheet, x, y, w, 100 - y);
    cut.poly('b', [x - 8, y + 2], [x + w / 2, y - 28], [x + w + 8, y + 2]);
    cut.slab('paper', x + w / 2 - 7, y + 18, 14, 18);
  }
};

const school: Motif = (cut) => {
  cut.slab('c', -110, -10, 220, 112);
  cut.poly(
    'b',
    [-126, -6],
    [-70, -6],
    [0, -70],
    [70, -6],
    [126, -6],
    [126, -24],
    [78, -24],
    [0, -92],
    [-78, -24],
    [-126, -24],
  );
  cut.poly('c', [-62, -8], [0, -66], [62, -8]);
  cut.disc('paper', 0, -26, 19);
  cut.strip('a', 4, [0, -26], [0, -38]);
  cut.strip('a', 4, [0, -26], [9, -22]);
  for (const x of [-94, -58, 38, 74]) cut.slab('a', x, 14, 22, 34);
  cut.slab('a', -18, 34, 36, 68, 18);
};

const flats: Motif = (cut) => {
  cut.slab('c', -100, -30, 66, 132);
  cut.slab('a', -44, -96, 84, 198);
  cut.slab('b', 34, -8, 70, 110);
  for (let floor = 0; floor < 6; floor += 1) {
    for (let column = 0; column < 3; column += 1) {
      cut.slab((floor * 3 + column) % 5 === 1 ? 'b' : 'paper', -34 + column * 24, -82 + floor * 28, 14, 16);
      if (floor < 3 && column < 2) cut.slab('paper', 46 + column * 26, 8 + floor * 28, 15, 15);
      if (floor < 4 && column < 2) cut.slab('paper', -90 + column * 20, -16 + floor * 28, 11, 15);
    }
  }
};

const factory: Motif = (cut) => {
  cut.slab('a', 56, -72, 24, 120);
  cut.blob('c', [68, -78], [84, -112], [60, -122], [30, -112], [10, -122], [-8, -104], [24, -96], [46, -90]);
  cut.poly('a', [-108, 102], [-108, 0], [-60, -36], [-60, 0], [-12, -36], [-12, 0], [36, -36], [36, 102]);
  cut.slab('b', 36, 34, 72, 68);
  for (let window = 0; window < 4; window += 1) cut.slab('paper', -92 + window * 32, 34, 18, 22);
};

const castle: Motif = (cut) => {
  for (const [row, count] of [5, 4, 3, 2, 1].entries()) {
    for (let person = 0; person < count; person += 1) {
      const x = (person - (count - 1) / 2) * 40;
      const y = 96 - row * 44;
      const sheet = row === 4 ? 'b' : (row + person) % 2 === 0 ? 'a' : 'c';
      cut.poly(sheet, [x - 14, y - 28], [x + 14, y - 28], [x + 19, y + 8], [x - 19, y + 8]);
      cut.strip('b', 6, [x - 17, y - 6], [x + 17, y - 6]);
      cut.disc('a', x, y - 37, 10);
    }
  }
  cut.strip('b', 6, [0, -104], [10, -124]);
};

const belltower: Motif = (cut) => {
  cut.slab('a', -40, -60, 80, 162);
  cut.poly('b', [-50, -58], [0, -112], [50, -58]);
  cut.slab('paper', -20, -40, 40, 60, 20);
  cut.blob('b', [0, -26], [12, -12], [16, 12], [-16, 12], [-12, -12]);
  cut.disc('a', 0, 14, 5);
  cut.slab('c', 40, 24, 74, 78);
  cut.poly('b', [36, 26], [77, -4], [120, 26]);
};

const stall: Motif = (cut) => {
  for (const x of [-86, 78]) cut.slab('a', x, -30, 9, 132);
  for (let stripe = 0; stripe < 6; stripe += 1) {
    const x = -108 + stripe * 36;
    cut.poly(stripe % 2 === 0 ? 'b' : 'paper', [x + 12, -84], [x + 42, -84], [x + 36, -30], [x, -30]);
    cut.slice(stripe % 2 === 0 ? 'b' : 'paper', x + 18, -30, 18, 0, 0.5);
  }
  cut.slab('c', -100, 42, 200, 60);
  for (const [index, x] of [-76, -44, -12, 20, 52].entries()) cut.disc(index % 2 === 0 ? 'b' : 'a', x + 12, 28, 18);
};

const hospital: Motif = (cut) => {
  cut.slab('c', -106, -8, 212, 110);
  cut.slab('a', -54, -86, 108, 188);
  cut.slab('paper', -10, -70, 20, 60);
  cut.slab('paper', -30, -50, 60, 20);
  for (const x of [-92, -72, 66, 86]) for (const y of [12, 44]) cut.slab('b', x - 4, y, 13, 18);
  cut.slab('b', -20, 44, 40, 58, 4);
};

const greenhouse: Motif = (cut) => {
  cut.slice('c', 0, 100, 110, 0.5, 1);
  for (const x of [-70, -24, 24, 70]) cut.strip('a', 5, [x, 100], [x, 100 - Math.sqrt(110 ** 2 - x ** 2)]);
  cut.strip('a', 6, [-112, 100], [112, 100]);
  for (const x of [-48, 0, 48]) {
    cut.ribbon('b', 6, [x, 98], [x + 2, 76], [x, 56]);
    cut.ellipse('b', x - 11, 62, 14, 7, 0.07);
    cut.ellipse('b', x + 12, 52, 14, 7, -0.07);
  }
};

export const TOWN = { house, village, school, flats, factory, castle, belltower, stall, hospital, greenhouse } as const;
