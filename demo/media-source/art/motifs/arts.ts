/** Music, film and painting. */
import type { Motif } from '../cut-paper.ts';

const guitar: Motif = (cut) => {
  cut.at(
    0,
    10,
    1,
    () => {
      cut.slab('a', -9, -132, 18, 120);
      cut.slab('a', -15, -150, 30, 34, 5);
      cut.blob(
        'b',
        [0, -34],
        [44, -20],
        [36, 14],
        [64, 56],
        [40, 98],
        [0, 106],
        [-40, 98],
        [-64, 56],
        [-36, 14],
        [-44, -20],
      );
      cut.disc('a', 0, 34, 22);
      cut.slab('a', -22, 72, 44, 9);
      for (const x of [-4, 0, 4]) cut.strip('paper', 1.5, [x, -120], [x, 74]);
    },
    0.07,
  );
};

const note: Motif = (cut) => {
  cut.ellipse('b', -52, 74, 34, 25, -0.05);
  cut.ellipse('b', 56, 54, 34, 25, -0.05);
  cut.strip('a', 10, [-23, 68], [-23, -72]);
  cut.strip('a', 10, [85, 48], [85, -92]);
  cut.poly('a', [-28, -76], [90, -98], [90, -60], [-28, -38]);
};

const film: Motif = (cut) => {
  cut.slab('a', -100, -20, 200, 122, 6);
  cut.at(
    -100,
    -24,
    1,
    () => {
      cut.slab('a', 0, -30, 200, 32, 4);
      for (let stripe = 0; stripe < 4; stripe += 1)
        cut.poly(
          'paper',
          [16 + stripe * 50, -28],
          [40 + stripe * 50, -28],
          [26 + stripe * 50, 0],
          [2 + stripe * 50, 0],
        );
    },
    -0.045,
  );
  for (let stripe = 0; stripe < 4; stripe += 1)
    cut.poly(
      'paper',
      [-98 + stripe * 50, -18],
      [-74 + stripe * 50, -18],
      [-60 + stripe * 50, 6],
      [-84 + stripe * 50, 6],
    );
  cut.poly('b', [-22, 26], [34, 56], [-22, 86]);
};

const easel: Motif = (cut) => {
  cut.strip('a', 9, [0, -104], [-64, 104]);
  cut.strip('a', 9, [0, -104], [64, 104]);
  cut.slab('paper', -78, -74, 156, 112);
  cut.slab('c', -68, -64, 136, 92);
  cut.disc('b', 26, -30, 24);
  cut.poly('a', [-68, 28], [-24, -30], [8, 6], [30, -10], [68, 28]);
  cut.slab('a', -88, 38, 176, 11, 4);
};

export const ARTS = { guitar, note, film, easel } as const;
