/** Buildings where people work, learn and are cured. */
import type { Motif } from '../cut-paper.ts';

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

const factory: Motif = (cut) => {
  cut.slab('a', 56, -72, 24, 120);
  cut.blob('c', [68, -78], [84, -112], [60, -122], [30, -112], [10, -122], [-8, -104], [24, -96], [46, -90]);
  cut.poly('a', [-108, 102], [-108, 0], [-60, -36], [-60, 0], [-12, -36], [-12, 0], [36, -36], [36, 102]);
  cut.slab('b', 36, 34, 72, 68);
  for (let window = 0; window < 4; window += 1) cut.slab('paper', -92 + window * 32, 34, 18, 22);
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

export const WORKPLACES = { school, factory, hospital, greenhouse, stall } as const;
