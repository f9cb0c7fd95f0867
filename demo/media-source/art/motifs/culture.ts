/** Books, letters and stages. */
import type { Motif } from '../cut-paper.ts';

const book: Motif = (cut) => {
  cut.poly('b', [-112, -42], [0, -22], [112, -42], [112, 82], [0, 104], [-112, 82]);
  cut.poly('paper', [-98, -58], [-4, -34], [-4, 84], [-98, 64]);
  cut.poly('paper', [98, -58], [4, -34], [4, 84], [98, 64]);
  for (let row = 0; row < 4; row += 1) {
    cut.strip('a', 5, [-80, -28 + row * 22], [-22, -14 + row * 22]);
    cut.strip(row === 3 ? 'c' : 'a', 5, [80, -28 + row * 22], [row === 3 ? 44 : 22, row === 3 ? 47 : -14 + row * 22]);
  }
};

const books: Motif = (cut) => {
  for (const [x, w, h, sheet] of [
    [-96, 34, 150, 'a'],
    [-60, 26, 120, 'b'],
    [-32, 40, 168, 'c'],
    [10, 28, 136, 'a'],
  ] as const) {
    cut.slab(sheet, x, 102 - h, w, h);
    cut.slab('paper', x + 6, 122 - h, w - 12, 8);
  }
  cut.at(70, 34, 1, () => cut.slab('b', -16, -76, 34, 150), 0.04);
};

const mask: Motif = (cut) => {
  const face = (sheet: 'a' | 'b', isGlad: boolean) => {
    cut.blob(sheet, [-62, -70], [0, -56], [62, -70], [58, 10], [0, 84], [-58, 10]);
    cut.slice('paper', -26, -12, 17, 0.5, 1);
    cut.slice('paper', 26, -12, 17, 0.5, 1);
    cut.slice('paper', 0, isGlad ? 16 : 50, 30, isGlad ? 0 : 0.5, isGlad ? 0.5 : 1);
  };
  cut.at(46, 16, 0.9, () => face('a', false), 0.04);
  cut.at(-44, -14, 1, () => face('b', true), -0.035);
};

const letter: Motif = (cut) => {
  cut.slab('paper', -108, -66, 216, 138, 6);
  cut.poly('c', [-108, 70], [-18, -4], [18, -4], [108, 70]);
  cut.poly('b', [-108, -66], [108, -66], [0, 22]);
  cut.disc('a', 0, 8, 17);
};

export const CULTURE = { book, books, mask, letter } as const;
