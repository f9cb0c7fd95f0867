/** Books, stages, games and what is on the table. */
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

const ball: Motif = (cut) => {
  cut.disc('b', 0, 0, 92);
  cut.pen.save();
  cut.pen.beginPath();
  cut.pen.arc(0, 0, 92, 0, Math.PI * 2);
  cut.pen.clip();
  for (const turn of [0, 0.2, 0.4, 0.6, 0.8]) {
    cut.at(
      0,
      0,
      1,
      () => {
        cut.poly('a', [0, -104], [34, -84], [22, -58], [-22, -58], [-34, -84]);
        cut.strip('a', 6, [0, -30], [0, -60]);
      },
      turn,
    );
    cut.at(0, 0, 1, () => cut.strip('a', 6, [22, -58], [48, -38]), turn);
  }
  cut.poly(
    'a',
    ...[0, 1, 2, 3, 4].map((corner) => {
      const turn = (corner / 5) * Math.PI * 2 - Math.PI / 2;
      return [Math.cos(turn) * 34, Math.sin(turn) * 34] as const;
    }),
  );
  cut.pen.restore();
};

const basketball: Motif = (cut) => {
  cut.slab('paper', -74, -104, 148, 96, 4);
  cut.slab('c', -28, -62, 56, 40);
  cut.strip('a', 8, [-40, -8], [40, -8]);
  for (let cord = 0; cord < 5; cord += 1) cut.strip('a', 3, [-36 + cord * 18, -6], [-22 + cord * 11, 46]);
  cut.disc('b', 30, 66, 36);
  cut.ribbon('a', 4, [-4, 58], [30, 66], [64, 74]);
  cut.ribbon('a', 4, [38, 31], [30, 66], [22, 101]);
};

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

const letter: Motif = (cut) => {
  cut.slab('paper', -108, -66, 216, 138, 6);
  cut.poly('c', [-108, 70], [-18, -4], [18, -4], [108, 70]);
  cut.poly('b', [-108, -66], [108, -66], [0, 22]);
  cut.disc('a', 0, 8, 17);
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

export const CULTURE = {
  book,
  books,
  mask,
  ball,
  basketball,
  pot,
  bread,
  guitar,
  note,
  film,
  easel,
  letter,
  basket,
} as const;
