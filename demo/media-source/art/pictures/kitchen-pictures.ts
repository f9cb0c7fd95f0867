import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const CLAY = sheets('#f3e4c8', '#3b1d12', '#c8422b', '#e9a13b');
const BROTH = sheets('#ffc72c', '#4a2412', '#fbfaf6', '#5c8a3a');
const BLUE = sheets('#f4ecdc', '#1b2c4a', '#2f6fb5', '#e9a13b');
const GREEN = sheets('#e4e8c8', '#1e3a22', '#c8422b', '#6f9a3d');

/** Something seen from above: rim, inside. */
function plate(
  on: Stage,
  x: number,
  y: number,
  radius: number,
  rim: 'a' | 'b' | 'c' | 'paper',
  inside: 'a' | 'b' | 'c' | 'paper',
): void {
  on.disc(rim, x, y, radius);
  on.disc(inside, x, y, radius * 0.82);
}

function onionRings(on: Stage, x: number, y: number, radius: number): void {
  on.disc('paper', x, y, radius);
  on.row(3, (i) => on.ring('b', x, y, radius * (0.82 - i * 0.27), 6));
}

export const KITCHEN_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-cuina-de-llar': picture(CLAY, (on) => {
    on.poly('c', [-20, 430], [990, 400], [990, 580], [-20, 580]);
    on.ribbon('a', 14, [640, 170], [668, 132], [636, 90], [664, 40]);
    on.ribbon('a', 14, [730, 176], [758, 138], [726, 96], [754, 46]);
    on.at(
      860,
      190,
      1,
      () => {
        on.ellipse('a', 0, -70, 28, 44);
        on.slab('a', -9, -40, 18, 220, 8);
      },
      0.07,
    );
    on.blob('b', [470, 246], [690, 230], [910, 246], [880, 420], [690, 462], [500, 420]);
    on.ellipse('a', 690, 250, 222, 30);
    on.slab('b', 440, 262, 70, 34, 16);
    on.slab('b', 872, 262, 70, 34, 16);
    on.title('Cuina\nde llar', 60, 200, 420, { sheet: 'a', size: 150 });
  }),
  'episode-1024': picture(CLAY, (on) => {
    on.at(600, 280, 1, () => on.slab('a', 190, -24, 300, 48, 20), -0.06);
    plate(on, 570, 290, 226, 'a', 'b');
    on.row(26, (i) =>
      on.disc(
        i % 3 === 0 ? 'paper' : 'c',
        570 + Math.cos(i * 2.4) * 34 * Math.sqrt(i * 0.9),
        290 + Math.sin(i * 2.4) * 34 * Math.sqrt(i * 0.9),
        12 + (i % 4) * 3,
      ),
    );
    onionRings(on, 170, 190, 112);
    onionRings(on, 236, 420, 82);
  }),
  'episode-1025': picture(BROTH, (on) => {
    on.slab('a', 480, 150, 330, 340, 20);
    on.slab('b', 450, 128, 390, 40, 16);
    on.slab('a', 424, 220, 60, 34, 14);
    on.slab('a', 806, 220, 60, 34, 14);
    for (const [x, y] of [
      [560, 300],
      [660, 380],
      [720, 270],
    ] as const)
      on.ring('b', x, y, 30, 20);
    for (const [r, sheet] of [
      [120, 'c'],
      [84, 'b'],
      [66, 'c'],
      [32, 'b'],
      [22, 'c'],
    ] as const)
      on.disc(sheet, 240, 380, r);
    for (const x of [560, 650, 740]) on.ribbon('b', 12, [x, 100], [x + 16, 66], [x - 10, 30]);
  }),
  'episode-1026': picture(BLUE, (on) => {
    plate(on, 560, 280, 250, 'a', 'b');
    on.ribbon('paper', 58, [420, 350], [500, 400], [570, 300], [600, 190], [690, 180], [740, 240]);
    on.ribbon('a', 6, [430, 348], [506, 386], [562, 292], [594, 182]);
    on.disc('a', 735, 226, 8);
    on.row(5, (i) => on.disc('c', 690 + (i % 2) * 40, 330 + i * 24, 14));
    on.at(
      170,
      280,
      1,
      () => {
        on.slab('a', -10, -180, 20, 360, 8);
        on.ellipse('a', 0, -170, 34, 54);
      },
      0.03,
    );
  }),
  'episode-1027': picture(CLAY, (on) => {
    on.back('b');
    on.row(30, (i) =>
      on.at(
        330 + Math.cos(i * 2.4) * 42 * Math.sqrt(i),
        300 + Math.sin(i * 2.4) * 30 * Math.sqrt(i),
        1,
        () => on.blob('paper', [-32, 4], [-12, -18], [22, -16], [34, 4], [12, 10], [0, 4], [-14, 16]),
        i * 0.21,
      ),
    );
    on.at(
      740,
      280,
      1,
      () => {
        on.slab('a', -80, -200, 160, 400, 30);
        on.slab('paper', -46, -200, 34, 400);
        on.slab('c', 10, -200, 30, 400);
      },
      0.04,
    );
  }),
  'episode-1028': picture(GREEN, (on) => {
    on.at(
      480,
      280,
      1,
      () => {
        on.slab('c', -400, -120, 800, 240, 120);
        on.slab('paper', -376, -98, 752, 196, 98);
        on.row(7, (i) =>
          on.at(-280 + i * 94, 0, 1, () => on.slab(i % 2 === 0 ? 'b' : 'a', -20, -84, 40, 168, 18), 0.05),
        );
      },
      -0.03,
    );
  }),
  'episode-1029': picture(BROTH, (on) => {
    on.row(9, (i) =>
      on.at(520 + (i - 4) * 62, 480, 1, () => on.slab('a', -70, -9, 140, 18, 8), i % 2 === 0 ? 0.06 : -0.07),
    );
    on.row(7, (i) => on.putIn({ b: '#e4572e', c: '#fbfaf6' }, 'flame', 310 + i * 72, 420, 0.42 + (i % 2) * 0.16));
    on.poly('a', [210, 280], [830, 280], [770, 350], [270, 350]);
    on.ellipse('a', 520, 280, 330, 44);
    on.ellipse('b', 520, 274, 296, 32);
    on.row(13, (i) => on.ellipse('c', 270 + i * 42, 272 + ((i * 7) % 3) * 9 - 8, 13, 6));
  }),
  'episode-1030': picture(GREEN, (on) => {
    on.row(15, (i) =>
      on.ribbon(
        i % 3 === 0 ? 'a' : 'c',
        22,
        [140 + i * 6, 470 - i * 18],
        [420, 330 - i * 5],
        [640, 240 - (i - 7) * 4],
        [860 - i * 3, 60 + i * 22],
      ),
    );
    on.ribbon('b', 13, [468, 190], [500, 270], [520, 380]);
    on.ribbon('b', 13, [486, 186], [520, 270], [538, 376]);
    on.ribbon('b', 9, [530, 380], [590, 440], [560, 490]);
    on.ribbon('b', 9, [526, 380], [480, 450], [500, 510]);
  }),
  'episode-1031': picture(BLUE, (on) => {
    on.back('c');
    on.ellipse('a', 520, 300, 400, 230);
    on.ellipse('paper', 520, 286, 366, 200);
    on.slab('a', 80, 270, 80, 54, 20);
    on.slab('a', 880, 270, 80, 54, 20);
    on.put('fish', 420, 200, 1.3, 0.02);
    on.put('fish', 620, 290, 1.4, -0.48);
    on.put('fish', 420, 380, 1.2, 0.03);
  }),
  'episode-1032': picture(sheets('#e9a13b', '#4a2412', '#fbfaf6', '#c8742b'), (on) => {
    on.poly('c', [-20, 420], [990, 420], [990, 580], [-20, 580]);
    on.blob('b', [400, 210], [600, 140], [800, 210], [790, 260], [410, 260]);
    on.slice('a', 600, 250, 230, 0, 0.5);
    on.slab('a', 520, 460, 160, 26, 8);
    on.ribbon('c', 15, [640, -20], [620, 80], [650, 150], [590, 190], [660, 214], [560, 232]);
    on.at(
      220,
      140,
      1,
      () => {
        on.slab('a', -8, -220, 16, 220);
        on.slab('b', -34, -10, 68, 110, 30);
        on.row(4, (i) => on.slab('c', -34, 4 + i * 22, 68, 9));
      },
      0.06,
    );
  }),
};
