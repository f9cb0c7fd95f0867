import { eyes } from '../eyes.ts';
import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const TOYS = sheets('#fff6e0', '#2456c7', '#e63946', '#ffc72c');
const SUN = sheets('#ffc72c', '#2456c7', '#e63946', '#fff6e0');
const SKY = sheets('#bfe3f2', '#2456c7', '#e63946', '#ffc72c');
const COURT = sheets('#2f6f4f', '#fbfaf6', '#ff8c2b', '#1f4a36');
const LAKE = sheets('#dcebd9', '#16324f', '#ff6b35', '#3f8fc0');
const INDOOR = sheets('#f2d9a8', '#2a1b3d', '#ff6b35', '#b5803f');

const red = (on: Stage, x: number, y: number, r: number) => {
  on.disc('b', x, y, r);
  eyes(on, x, y - r * 0.1, r * 0.26);
};
const blue = (on: Stage, x: number, y: number, r: number) => {
  on.slab('a', x - r, y - r, 2 * r, 2 * r, 8);
  eyes(on, x, y - r * 0.15, r * 0.26);
};
const yellow = (on: Stage, x: number, y: number, r: number, sheet: 'c' | 'paper' = 'c') => {
  on.poly(sheet, [x, y - r * 1.1], [x + r * 1.1, y + r], [x - r * 1.1, y + r]);
  eyes(on, x, y + r * 0.25, r * 0.22);
};

export const PLAY_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-mon-petit': picture(TOYS, (on) => {
    on.hill('c', 470, 14, 2);
    blue(on, 690, 400, 84);
    on.at(690, 222, 1, () => red(on, 0, 0, 92), 0.01);
    on.at(
      700,
      74,
      1,
      () => {
        on.poly('a', [0, -62], [60, 54], [-60, 54]);
        eyes(on, 0, 16, 13);
      },
      0.03,
    );
    on.title('Món\npetit', 60, 236, 460, { sheet: 'b', size: 230 });
  }),
  'episode-1064': picture(SKY, (on) => {
    for (const [x, y, s] of [
      [160, 400, 0.9],
      [840, 440, 1.1],
      [780, 110, 0.6],
    ] as const)
      on.putIn({ c: '#ffffff' }, 'cloud', x, y, s);
    for (const side of [-1, 1])
      on.at(500, 250, 1, () =>
        on.poly('c', [side * 80, -20], [side * 290, -150], [side * 200, 30], [side * 250, 60], [side * 90, 60]),
      );
    red(on, 500, 250, 130);
  }),
  'episode-1065': picture(sheets('#2a2350', '#2456c7', '#e63946', '#ffc72c'), (on) => {
    on.poly('c', [180, 330], [990, 90], [990, 580], [180, 380]);
    on.pen.fillStyle = '#2a2350';
    on.poly('paper', [560, 290], [990, 210], [990, 480], [560, 430]);
    blue(on, 500, 350, 96);
    on.slab('b', 90, 326, 110, 56, 12);
  }),
  'episode-1066': picture(SUN, (on) => {
    red(on, 250, 220, 96);
    blue(on, 520, 330, 88);
    on.at(770, 200, 1, () => yellow(on, 0, 0, 100, 'c'));
    on.ribbon(
      'a',
      14,
      [-20, 400],
      [120, 360],
      [130, 120],
      [340, 80],
      [390, 300],
      [400, 470],
      [640, 470],
      [640, 230],
      [650, 60],
      [900, 60],
      [930, 330],
      [990, 380],
    );
  }),
  'episode-1067': picture(SUN, (on) => {
    on.back('a');
    on.pen.fillStyle = on.sheets.paper;
    on.pen.beginPath();
    on.pen.rect(150, 40, 660, 470);
    on.pen.arc(500, 270, 130, 0, Math.PI * 2, true);
    on.pen.fill();
    on.slab('b', 446, 330, 108, 90, 8);
    eyes(on, 500, 350, 22);
  }),
  'episode-1068': picture(SKY, (on) => {
    on.row(90, (i) =>
      on.at(
        (i * 173) % 960,
        (i * 97) % 470,
        1,
        () => on.poly(['a', 'b', 'c'][i % 3] as 'a', [-11, -7], [12, -5], [9, 8], [-12, 6]),
        i * 0.17,
      ),
    ); // cast: one of three sheets
    on.hill('c', 500, 6, 1);
    red(on, 270, 420, 80);
    blue(on, 490, 420, 76);
    on.at(720, 420, 1, () => {
      on.poly('c', [0, -96], [96, 84], [-96, 84]);
      eyes(on, 0, 14, 19);
    });
  }),
  'episode-1069': picture(sheets('#f6a5a5', '#2456c7', '#e63946', '#ffc72c'), (on) => {
    on.poly('b', [-20, -20], [420, -20], [420, 400], [-20, 580]);
    on.poly('paper', [420, 400], [990, 580], [-20, 580]);
    on.poly('c', [560, 160], [720, 470], [400, 470]);
    on.ribbon('a', 10, [596, 110], [620, 70], [600, 40]);
    on.ribbon('a', 10, [636, 130], [680, 100], [676, 60]);
  }),
  'episode-1070': picture(SUN, (on) => {
    on.poly('a', [290, 270], [500, 130], [710, 270]);
    on.disc('b', 380, 170, 56);
    on.slab('a', 600, 60, 92, 92, 6);
    on.at(500, 90, 1, () => on.poly('c', [0, -64], [62, 48], [-62, 48]), 0.05);
    on.poly('c', [290, 270], [710, 270], [710, 500], [290, 500]);
    on.poly('b', [290, 500], [500, 350], [710, 500]);
    on.strip('a', 6, [290, 272], [500, 410], [710, 272]);
  }),
  'episode-1071': picture(TOYS, (on) => {
    on.hill('a', 450, 8, 2);
    on.row(5, (i) => {
      const x = 170 + i * 152;
      const sheet = (['b', 'c', 'a'] as const)[i % 3] ?? 'b';
      if (i < 4) on.strip('b', 8, [x + 50, 360], [x + 102, 360]);
      on.disc(sheet, x, 350, i === 4 ? 90 : 66);
      on.row(4, (h) => on.disc('paper', x + (h % 2) * 30 - 15, 335 + Math.floor(h / 2) * 30, 8));
      for (const w of [-30, 30]) on.disc('a', x + w, 426, 19);
    });
    on.slab('b', 780, 210, 34, 70);
    for (const [x, y, r] of [
      [800, 170, 26],
      [760, 120, 34],
      [690, 70, 44],
    ] as const)
      on.ring('a', x, y, r, 9);
  }),
  'programme-camp-obert': picture(COURT, (on) => {
    on.at(
      740,
      290,
      0.86,
      () => {
        on.slab('c', -290, -190, 580, 380);
        on.pen.strokeStyle = on.sheets.a;
        on.pen.lineWidth = 8;
        on.pen.strokeRect(-266, -166, 532, 332);
        on.strip('a', 8, [0, -166], [0, 166]);
        on.ring('a', 0, 0, 76, 8);
        for (const side of [-1, 1]) on.pen.strokeRect(side < 0 ? -266 : 156, -76, 110, 152);
        on.disc('b', 0, 0, 42);
      },
      -0.03,
    );
    on.title('Camp\nobert', 56, 200, 370, { sheet: 'a', size: 168 });
  }),
  'episode-1059': picture(LAKE, (on) => {
    on.ellipse('paper', 500, 280, 420, 236);
    on.ellipse('b', 500, 280, 372, 204);
    on.ellipse('c', 500, 280, 340, 180);
    on.row(15, (i) => {
      const turn = i * 0.17 + 3.4;
      on.put('runner', 500 + Math.cos(turn) * 390, 270 + Math.sin(turn) * 215, 0.3 + (Math.sin(turn) + 1) * 0.06);
    });
    on.put('pine', 150, 100, 0.8);
    on.put('pine', 80, 130, 0.6);
  }),
  'episode-1060': picture(INDOOR, (on) => {
    on.slab('b', 160, 60, 640, 18, 8);
    for (const x of [160, 782]) on.slab('b', x, 60, 18, 460);
    on.row(14, (i) => on.strip('c', 2, [190 + i * 44, 78], [190 + i * 44, 520]));
    on.disc('a', 480, 170, 62);
    on.row(3, (i) => on.strip('paper', 7, [444, 160 + i * 22], [516, 160 + i * 22]));
    on.poly('a', [390, 240], [570, 240], [590, 400], [370, 400]);
    for (const x of [370, 500]) on.slab('b', x, 390, 92, 150, 16);
    on.strip('a', 46, [570, 260], [690, 330]);
    on.slab('c', 660, 330, 170, 52, 10);
    on.slab('b', 690, 300, 34, 40, 8);
    on.strip('a', 46, [390, 260], [300, 340]);
  }),
  'episode-1061': picture(sheets('#a9d3df', '#16324f', '#ff6b35', '#fbfaf6'), (on) => {
    on.disc('b', 210, 170, 76);
    on.slab('a', -20, 380, 1000, 220);
    on.poly('b', [430, 372], [850, 372], [790, 440], [490, 440]);
    on.strip('a', 11, [620, 380], [640, 120]);
    on.poly('c', [470, 330], [790, 20], [760, 340]);
    on.strip('b', 7, [462, 338], [800, 12]);
    for (const y of [470, 505]) on.ribbon('c', 6, [120, y], [300, y - 10], [480, y + 4], [700, y - 8], [900, y]);
  }),
  'episode-1062': picture(COURT, (on) => {
    on.poly('c', [-20, 440], [990, 470], [990, 580], [-20, 580]);
    for (const y of [110, 230, 350]) on.strip('c', 6, [420, y], [990, y]);
    on.putIn({ a: '#14231b', b: '#fbfaf6', c: '#2f6f4f' }, 'runner', 290, 330, 1.75);
    on.disc('b', 720, 180, 34);
    on.row(4, (i) => on.disc('a', 640 - i * 50, 206 + i * 16, 11 - i * 2));
  }),
  'episode-1063': picture(INDOOR, (on) => {
    on.row(14, (i) =>
      on.at(
        480,
        270,
        1,
        () => {
          on.poly(i % 2 === 0 ? 'a' : 'b', [-46, -420], [46, -420], [30, -190], [-30, -190]);
          on.strip(i % 2 === 0 ? 'b' : 'a', 26, [-20, -260], [-8, -110]);
          on.disc('c', 0, -230, 44);
          on.slab(i % 2 === 0 ? 'a' : 'c', -14, -120, 28, 34, 12);
        },
        i / 14,
      ),
    );
    on.disc('paper', 480, 270, 76);
    on.put('castle', 480, 270, 0.5);
  }),
};
