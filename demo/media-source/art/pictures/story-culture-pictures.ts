/** Stories on culture and the economy. */
import { type Picture, picture, sheets } from '../stage.ts';

const STAGE = sheets('#3a0d1c', '#14070c', '#ff8c2b', '#8e1f33');
const FACADE = sheets('#e8e6dc', '#22304a', '#ffb703', '#c8553d');
const PUMP = sheets('#14263a', '#0a131f', '#ffc72c', '#c8102e');
const VAULT = sheets('#c9b79a', '#2a2119', '#f0b429', '#8f7a5c');
const SNOW = sheets('#1f3658', '#0e1a2e', '#fbfaf6', '#7fa3c8');
const TIN = sheets('#efe4cf', '#1f1b18', '#c8102e', '#b89a6a');
const RENT = sheets('#f2e3c6', '#2a3245', '#c8102e', '#d9a441');
const POWER = sheets('#e6ead6', '#1f2d3d', '#ffc72c', '#0b6bb8');
const ORCHARD = sheets('#ecd9b4', '#3a2718', '#6f9a3d', '#b5763a');
const LOOM = sheets('#f1e9da', '#1d2b4a', '#c8102e', '#c9b28c');
const MARKET = sheets('#f4d9a0', '#2d3440', '#c8553d', '#9fb3bd');
const WEEK = sheets('#0b7350', '#0a2a20', '#fbfaf6', '#ffc72c');

export const STORY_CULTURE_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3022': picture(STAGE, (on) => {
    on.back('a');
    on.slice('b', 480, 560, 330, 0.5, 1);
    on.slab('a', 300, 520, 360, 60);
    on.slice('c', 480, 560, 230, 0.5, 1);
    on.putIn({ b: '#f0c77a', paper: '#8e1f33' }, 'bread', 480, 470, 0.95);
    on.row(11, (i) => {
      const x = -20 + i * 92;
      on.poly(
        i % 2 === 0 ? 'c' : 'paper',
        [x, -20],
        [x + 94, -20],
        [x + 94, 190 + Math.abs(i - 5) * 22],
        [x + 47, 230 + Math.abs(i - 5) * 22],
        [x, 190 + Math.abs(i - 5) * 22],
      );
    });
  }),
  'story-3023': picture(FACADE, (on) => {
    on.slab('a', 170, 30, 520, 560);
    for (const [y, sheet] of [
      [56, 'c'],
      [216, 'paper'],
      [376, 'b'],
    ] as const) {
      on.slab(sheet, 200, y, 460, 136, 4);
      on.row(4, (i) => on.slab('a', 226 + i * 110, y + 26, 76, 110, 38));
    }
    on.slab('paper', 560, -20, 420, 620);
    on.row(6, (i) => on.strip('b', 12, [540, 30 + i * 100], [990, 30 + i * 100]));
    on.row(4, (i) => on.strip('b', 12, [570 + i * 120, -20], [570 + i * 120, 580]));
    on.row(3, (i) => on.strip('b', 7, [570 + i * 120, 30 + i * 100], [690 + i * 120, 130 + i * 100]));
  }),
  'story-3024': picture(PUMP, (on) => {
    on.poly('a', [-20, 440], [990, 440], [990, 580], [-20, 580]);
    on.slab('c', 90, 110, 800, 50);
    on.slab('paper', 150, 160, 30, 300);
    on.slab('c', 150, 160, 24, 300);
    on.slab('b', 520, 210, 330, 250);
    on.disc('a', 690, 310, 38);
    on.poly('a', [640, 350], [730, 350], [760, 420], [620, 420]);
    on.slab('a', 560, 412, 260, 50);
    on.at(600, 400, 1, () => on.slab('paper', -34, -6, 68, 12), -0.03);
    on.slab('c', 270, 280, 110, 180, 10);
    on.slab('b', 290, 302, 70, 50);
    on.ribbon('a', 9, [380, 320], [430, 360], [420, 440], [384, 430]);
    on.row(16, (i) => on.disc('b', (i * 151) % 960, (i * 37) % 90, 2.5));
  }),
  'story-3025': picture(VAULT, (on) => {
    on.back('a');
    on.row(4, (i) => on.slice(i % 2 === 0 ? 'c' : 'paper', 520, 420, 470 - i * 90, 0.5, 1));
    on.slice('a', 520, 420, 190, 0.5, 1);
    on.slab('a', -20, 418, 1000, 160);
    on.row(4, (i) => {
      on.pen.strokeStyle = on.sheets.c;
      on.pen.lineWidth = 6;
      on.pen.beginPath();
      on.pen.ellipse(520, 470, 90 + i * 100, 16 + i * 17, 0, 0, Math.PI * 2);
      on.pen.stroke();
    });
    on.at(
      520,
      290,
      1,
      () => {
        on.poly('b', [-9, -190], [9, -190], [24, 90], [-24, 90]);
        on.poly('b', [-24, 86], [24, 86], [62, 170], [-62, 170]);
        on.strip('paper', 5, [0, -190], [14, -236]);
        on.row(6, (i) => on.disc('a', 0, -120 + i * 34, 7));
      },
      0.03,
    );
  }),
  'story-3026': picture(SNOW, (on) => {
    on.slab('b', 190, 40, 580, 300, 6);
    on.ridge('a', '3026', 420, 60, 260);
    on.pen.save();
    on.pen.beginPath();
    on.pen.rect(190, 40, 580, 300);
    on.pen.clip();
    on.poly('c', [190, 340], [380, 120], [520, 260], [650, 150], [770, 340]);
    on.disc('a', 300, 120, 30);
    on.pen.restore();
    on.row(7, (i) => on.putIn({ b: '#fbfaf6', c: '#7fa3c8', a: '#0e1a2e' }, 'house', 70 + i * 140, 390, 0.52));
    on.row(8, (i) => {
      on.disc('a', 60 + i * 124, 486 + (i % 2) * 12, 44);
      on.slab('a', i * 124, 520 + (i % 2) * 12, 122, 80, 40);
    });
  }),
  'story-3027': picture(TIN, (on) => {
    for (const [bend, x] of [
      [-60, 480],
      [40, 580],
      [120, 660],
    ] as const) {
      on.ribbon('a', 88, [x - 60, 420], [x - 20 + bend, 250], [x + bend * 1.6, 110], [x + 60 + bend * 2.4, -40]);
      on.row(6, (i) =>
        on.at(
          x - 44 + bend * (0.2 + i * 0.36),
          360 - i * 74,
          1,
          () => {
            on.slab('paper', -30, -26, 60, 52, 3);
            on.putIn({ a: '#1f1b18', b: '#1f1b18' }, 'person', 0, 0, 0.2);
          },
          0.02 + bend * 0.0004,
        ),
      );
    }
    on.slab('c', 240, 390, 420, 150, 10);
    on.ellipse('b', 450, 392, 212, 46);
    on.ellipse('a', 450, 392, 184, 34);
    on.slab('b', 240, 440, 420, 50);
    on.at(170, 470, 1, () => on.ellipse('b', 0, 0, 120, 34), -0.06);
  }),
  'story-3003': picture(RENT, (on) => {
    on.row(20, (i) => {
      const [x, y] = [60 + (i % 5) * 118, 40 + Math.floor(i / 5) * 124];
      const isEmpty = i % 4 === 2;
      on.slab(isEmpty ? 'paper' : ((['a', 'b', 'c'] as const)[(i * 7) % 3] ?? 'a'), x, y, 86, 94);
      if (isEmpty) on.strip('a', 4, [x, y], [x + 86, y], [x + 86, y + 94], [x, y + 94], [x, y]);
      else on.strip('paper', 5, [x + 43, y], [x + 43, y + 94]);
    });
    on.strip('a', 5, [790, -20], [790, 200]);
    on.at(790, 300, 1, () => on.putIn({ b: '#2a3245' }, 'key', 0, 0, 1.3), 0.25);
  }),
  'story-3017': picture(POWER, (on) => {
    on.disc('b', 170, 130, 84);
    on.poly('a', [60, 370], [300, 190], [720, 190], [560, 370]);
    on.row(8, (i) =>
      on.poly(
        'c',
        [150 + (i % 4) * 108 + (i < 4 ? 104 : 20), i < 4 ? 210 : 290],
        [236 + (i % 4) * 108 + (i < 4 ? 104 : 20), i < 4 ? 210 : 290],
        [176 + (i % 4) * 108 + (i < 4 ? 104 : 20), i < 4 ? 276 : 356],
        [90 + (i % 4) * 108 + (i < 4 ? 104 : 20), i < 4 ? 276 : 356],
      ),
    );
    on.slab('paper', 100, 370, 440, 160);
    on.slab('a', 100, 370, 440, 10);
    on.ribbon('b', 7, [640, 280], [720, 340], [770, 300], [820, 330]);
    on.ribbon('b', 7, [560, 370], [580, 460], [640, 450], [680, 474]);
    on.putIn({ c: '#fbfaf6', b: '#0b6bb8' }, 'school', 840, 270, 0.75);
    on.slab('a', 650, 420, 240, 130, 10);
    on.slice('b', 770, 520, 62, 0.5, 1);
  }),
  'story-3018': picture(ORCHARD, (on) => {
    on.hill('c', 440, 14, 4);
    on.ribbon('a', 22, [250, 470], [240, 330], [260, 210]);
    for (const [x, y] of [
      [120, 140],
      [190, 80],
      [300, 70],
      [390, 150],
      [400, 250],
      [110, 240],
    ] as const)
      on.ribbon('a', 10, [248, 320], [(250 + x) / 2, (300 + y) / 2], [x, y]);
    on.ribbon('b', 10, [600, 470], [604, 400], [598, 320]);
    for (const [x, y, turn] of [
      [640, 330, -0.1],
      [560, 350, 0.1],
      [640, 390, -0.08],
      [598, 290, 0.25],
    ] as const)
      on.ellipse('b', x, y, 44, 24, turn);
    on.put('basket', 800, 410, 0.9);
    on.row(4, (i) => on.disc('c', 700 + i * 62, 510 + (i % 2) * 14, 14));
  }),
  'story-3019': picture(LOOM, (on) => {
    on.slab('b', 90, 70, 60, 480);
    on.slab('b', 560, 70, 60, 480);
    for (const y of [90, 300, 440]) on.slab('b', 70, y, 570, 40, 8);
    on.row(27, (i) => on.strip(i % 5 === 0 ? 'a' : 'c', 4, [164 + i * 15, 130], [164 + i * 15, 440]));
    on.slab('a', 164, 336, 392, 104);
    on.strip('a', 4, [800, -20], [800, 130]);
    on.poly(
      'a',
      [750, 130],
      [850, 130],
      [920, 230],
      [880, 270],
      [860, 240],
      [860, 440],
      [740, 440],
      [740, 240],
      [720, 270],
      [680, 230],
    );
    on.strip('paper', 5, [800, 140], [800, 440]);
    on.row(4, (i) => on.disc('b', 800, 190 + i * 60, 8));
  }),
  'story-3020': picture(MARKET, (on) => {
    on.row(5, (i) => on.slice(i % 2 === 0 ? 'a' : 'c', 96 + i * 192, 170, 96, 0.5, 1));
    on.row(6, (i) => on.slab('a', -8 + i * 192, 160, 16, 400));
    on.poly('paper', [560, -20], [700, -20], [560, 560], [300, 560]);
    on.row(3, (i) => {
      const x = 110 + i * 270;
      on.poly('b', [x, 390], [x + 230, 390], [x + 210, 520], [x + 20, 520]);
      on.row(3, (f) =>
        on.putIn(
          { a: '#9fb3bd', b: '#2d3440', c: '#2d3440', paper: '#2d3440' },
          'fish',
          x + 60 + f * 56,
          366 + (f % 2) * 12,
          0.56,
          0.2,
        ),
      );
    });
  }),
  'story-3021': picture(WEEK, (on) => {
    on.slab('b', 130, 60, 690, 430, 8);
    on.slab('a', 130, 60, 690, 76, 8);
    on.slab('paper', 676, 136, 122, 354);
    on.row(16, (i) => on.slab('c', 158 + (i % 4) * 132, 166 + Math.floor(i / 4) * 80, 96, 54, 4));
    on.putIn({ a: '#fbfaf6', b: '#ffc72c', c: '#0b7350' }, 'runner', 742, 350, 1.3);
  }),
};
