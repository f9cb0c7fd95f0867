/** Homes, and towers of people. */
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

export const TOWN = { house, village, flats, castle, belltower } as const;
