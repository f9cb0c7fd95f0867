/** What hands hold: tools, papers, instruments, food. */
import type { Motif } from '../knife.ts';

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

const microscope: Motif = (cut) => {
  cut.slab('a', -70, 84, 140, 18, 6);
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 18;
  cut.pen.beginPath();
  cut.pen.arc(-4, 16, 68, -1.1, 1.35);
  cut.pen.stroke();
  cut.slab('c', -62, 46, 84, 12, 4);
  cut.at(
    -16,
    -30,
    1,
    () => {
      cut.slab('b', -18, -60, 36, 92, 8);
      cut.slab('a', -12, -82, 24, 24, 4);
      cut.slab('a', -9, 32, 18, 26, 3);
    },
    -0.04,
  );
  cut.disc('b', -22, 40, 8);
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

const ballot: Motif = (cut) => {
  cut.at(
    8,
    -60,
    1,
    () => {
      cut.slab('paper', -42, -44, 84, 100);
      cut.strip('b', 11, [-20, -4], [-4, 14], [26, -24]);
    },
    0.03,
  );
  cut.poly('c', [-104, 4], [-84, -18], [84, -18], [104, 4]);
  cut.slab('a', -104, 4, 208, 98);
  cut.slab('b', -62, -10, 124, 9, 4);
  cut.slab('c', -30, 34, 60, 40);
};

const coins: Motif = (cut) => {
  for (const [x, count] of [
    [-66, 3],
    [0, 6],
    [66, 9],
  ] as const) {
    for (let coin = 0; coin < count; coin += 1) {
      cut.slab(coin % 2 === 0 ? 'b' : 'a', x - 28, 86 - coin * 20, 56, 17, 8);
    }
  }
};

const phone: Motif = (cut) => {
  cut.slab('a', -56, -104, 112, 206, 18);
  cut.slab('paper', -46, -86, 92, 164, 4);
  cut.disc('b', 0, -24, 28);
  for (let row = 0; row < 3; row += 1)
    cut.strip(row === 0 ? 'a' : 'c', 8, [-28, 26 + row * 18], [row === 2 ? 6 : 28, 26 + row * 18]);
};

const chip: Motif = (cut) => {
  for (let pin = 0; pin < 5; pin += 1) {
    const at = -52 + pin * 26;
    for (const [from, to] of [
      [
        [at, -104],
        [at, -70],
      ],
      [
        [at, 104],
        [at, 70],
      ],
      [
        [-104, at],
        [-70, at],
      ],
      [
        [104, at],
        [70, at],
      ],
    ] as const) {
      cut.strip('b', 9, from, to);
    }
  }
  cut.slab('a', -74, -74, 148, 148, 12);
  cut.slab('c', -40, -40, 80, 80, 6);
  cut.strip('b', 6, [-16, 40], [-16, 8], [12, -14], [12, -40]);
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

const lamp: Motif = (cut) => {
  cut.poly('c', [-34, -20], [50, -50], [150, 104], [-60, 104]);
  cut.strip('a', 9, [-80, 96], [-80, -4], [-20, -70]);
  cut.slab('a', -112, 90, 64, 14, 6);
  cut.at(0, -66, 1, () => cut.poly('b', [-20, -26], [20, -26], [50, 34], [-50, 34]), -0.07);
};

const letter: Motif = (cut) => {
  cut.slab('paper', -108, -66, 216, 138, 6);
  cut.poly('c', [-108, 70], [-18, -4], [18, -4], [108, 70]);
  cut.poly('b', [-108, -66], [108, -66], [0, 22]);
  cut.disc('a', 0, 8, 17);
};

const scales: Motif = (cut) => {
  cut.strip('a', 10, [0, -88], [0, 92]);
  cut.slab('a', -52, 88, 104, 14, 6);
  cut.strip('a', 9, [-88, -50], [88, -76]);
  for (const [x, y] of [
    [-88, -50],
    [88, -76],
  ] as const) {
    cut.strip('a', 3, [x, y], [x - 34, y + 72]);
    cut.strip('a', 3, [x, y], [x + 34, y + 72]);
    cut.slice('b', x, y + 70, 40, 0, 0.5);
  }
  cut.disc('b', 0, -92, 14);
};

const clock: Motif = (cut) => {
  cut.disc('a', 0, 0, 100);
  cut.disc('paper', 0, 0, 82);
  for (let hour = 0; hour < 12; hour += 1)
    cut.at(0, 0, 1, () => cut.slab(hour % 3 === 0 ? 'b' : 'c', -4, -76, 8, hour % 3 === 0 ? 18 : 10), hour / 12);
  cut.strip('a', 9, [0, 0], [0, -52]);
  cut.strip('a', 9, [0, 0], [36, 20]);
  cut.disc('b', 0, 0, 10);
};

const key: Motif = (cut) => {
  cut.pen.strokeStyle = cut.sheets.b;
  cut.pen.lineWidth = 24;
  cut.pen.beginPath();
  cut.pen.arc(-58, 0, 42, 0, Math.PI * 2);
  cut.pen.stroke();
  cut.slab('b', -12, -11, 122, 22, 4);
  cut.slab('b', 62, 4, 18, 38, 3);
  cut.slab('b', 92, 4, 18, 28, 3);
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

const compass: Motif = (cut) => {
  cut.disc('c', 0, 0, 100);
  cut.disc('paper', 0, 0, 84);
  cut.at(
    0,
    0,
    1,
    () => {
      cut.poly('b', [0, -76], [18, 0], [-18, 0]);
      cut.poly('a', [0, 76], [18, 0], [-18, 0]);
    },
    0.09,
  );
  cut.disc('paper', 0, 0, 7);
};

const telescope: Motif = (cut) => {
  cut.strip('a', 9, [0, 20], [-52, 104]);
  cut.strip('a', 9, [0, 20], [52, 104]);
  cut.strip('a', 9, [0, 20], [4, 104]);
  cut.at(
    0,
    0,
    1,
    () => {
      cut.slab('b', -20, -26, 116, 50, 4);
      cut.slab('a', 88, -32, 22, 62, 4);
      cut.slab('a', -86, -17, 68, 34, 4);
    },
    -0.09,
  );
};

const medal: Motif = (cut) => {
  cut.poly('a', [-52, -106], [-14, -106], [20, 0], [-10, 12]);
  cut.poly('c', [52, -106], [14, -106], [-20, 0], [10, 12]);
  cut.disc('b', 0, 44, 58);
  cut.disc('paper', 0, 44, 42);
  cut.disc('b', 0, 44, 30);
};

const microphone: Motif = (cut) => {
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 11;
  cut.pen.beginPath();
  cut.pen.arc(0, -14, 62, 0, Math.PI);
  cut.pen.stroke();
  cut.strip('a', 11, [0, 50], [0, 92]);
  cut.slab('a', -44, 88, 88, 14, 6);
  cut.slab('b', -38, -106, 76, 130, 38);
  for (const y of [-70, -46, -22]) cut.strip('paper', 5, [-20, y], [20, y]);
};

const graph: Motif = (cut) => {
  for (const [index, height] of [52, 84, 70, 118, 156].entries())
    cut.slab(index === 4 ? 'b' : 'c', -104 + index * 43, 98 - height, 32, height);
  cut.strip('a', 9, [-96, 20], [-46, -16], [-4, 2], [40, -50], [92, -92]);
  cut.strip('a', 6, [-112, 100], [112, 100]);
};

export const THINGS = {
  book,
  books,
  microscope,
  mask,
  ball,
  basketball,
  ballot,
  coins,
  phone,
  chip,
  pot,
  bread,
  guitar,
  note,
  film,
  easel,
  lamp,
  letter,
  scales,
  clock,
  key,
  basket,
  compass,
  telescope,
  medal,
  microphone,
  graph,
} as const;
