/** Stories on science, weather and sport. */
import { type Picture, picture, sheets } from '../stage.ts';

const WATER = sheets('#e9e2d3', '#23313c', '#0b6bb8', '#a7aeb0');
const WIND = sheets('#e6ecec', '#1f3a34', '#0b6bb8', '#b9c6c2');
const EARTH = sheets('#efe3c8', '#2b211b', '#c8102e', '#d19a4a');
const SEA = sheets('#0f5c7a', '#06283a', '#e9d8a6', '#4aa3b5');
const REED = sheets('#dfe7c8', '#22382c', '#c8642b', '#8aa97a');
const FLOOD = sheets('#d8d2c8', '#2a2c33', '#8a5a34', '#a9a6a2');
const YARD = sheets('#f4c95d', '#1f3d2b', '#c8102e', '#5f9a5b');
const LAKE = sheets('#e6ead8', '#1b2f45', '#ffb703', '#2f7fb5');
const COURT = sheets('#2b2a4c', '#f4ead7', '#ff7a2f', '#57558c');
const RINK = sheets('#e8d5b5', '#23262e', '#c8102e', '#b98b52');
const FOG = sheets('#c9cfd4', '#1d232b', '#ffc72c', '#7b8791');
const TOWER = sheets('#f3e6cf', '#2a2130', '#c8102e', '#3f7fae');

const GALE = sheets('#d9e4ea', '#14304d', '#c8102e', '#6f9bb8');

export const STORY_LAND_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3001': picture(WATER, (on) => {
    for (const [x, y, s] of [
      [180, 110, 1.1],
      [470, 70, 0.8],
      [860, 120, 0.9],
    ] as const)
      on.putIn({ c: '#fbfaf6' }, 'cloud', x, y, s);
    on.ridge('c', '3001', 260, 110, 420);
    on.poly('b', [-20, 300], [640, 300], [640, 580], [-20, 580]);
    for (const y of [360, 420, 480])
      on.ribbon('paper', 5, [40, y], [180, y - 10], [320, y + 4], [470, y - 8], [580, y]);
    on.strip('paper', 9, [-20, 340], [620, 340]);
    on.poly('a', [600, 210], [690, 210], [900, 580], [600, 580]);
    on.row(8, (i) => on.slab('paper', 612, 240 + i * 40, i % 2 === 0 ? 44 : 26, 7));
  }),
  'story-3041': picture(GALE, (on) => {
    for (const [y, from, to] of [
      [64, -20, 520],
      [128, 220, 900],
      [196, -20, 380],
    ] as const)
      on.ribbon('paper', 15, [from, y + 10], [(from + to) / 2, y + 26], [to - 60, y + 4], [to, y - 26]);
    on.ridge('c', '3041', 400, 50, 300);
    on.poly('a', [-20, 430], [990, 430], [990, 580], [-20, 580]);
    on.row(22, (i) =>
      on.ribbon(
        i % 3 === 0 ? 'paper' : 'c',
        6,
        [(i * 97) % 960, 456 + (i % 5) * 24],
        [((i * 97) % 960) + 22, 446 + (i % 5) * 24],
        [((i * 97) % 960) + 46, 456 + (i % 5) * 24],
      ),
    );
    on.poly('a', [-20, 380], [180, 352], [250, 430], [-20, 430]);
    on.poly('paper', [64, 360], [80, 150], [132, 150], [148, 360]);
    on.poly('b', [70, 290], [75, 226], [137, 226], [142, 290]);
    on.slab('a', 72, 116, 68, 36);
    on.slice('b', 106, 118, 38, 0.5, 1);
    on.strip('a', 9, [430, 430], [430, 214]);
    on.strip('a', 9, [880, 430], [880, 214]);
    on.strip('a', 4, [430, 226], [880, 226]);
    on.row(4, (i) =>
      on.at(
        456 + i * 106,
        226,
        1,
        () =>
          i % 2 === 0
            ? on.blob('paper', [0, 0], [60, 0], [128, -34], [120, -78], [66, -46], [10, -30])
            : on.blob('b', [0, 0], [52, 2], [116, -24], [104, -66], [58, -40], [6, -26]),
        -0.06,
      ),
    );
  }),
  'story-3035': picture(WIND, (on) => {
    on.poly('c', [-20, 430], [990, 390], [990, 580], [-20, 580]);
    for (const [x, y, s] of [
      [190, 430, 1],
      [300, 420, 1.25],
      [420, 424, 0.9],
    ] as const)
      on.at(x, y, s, () => on.blob('a', [-26, 0], [-20, -120], [56, -240], [40, -110], [24, 0]));
    for (const [y, l] of [
      [70, 420],
      [130, 300],
      [190, 460],
      [260, 240],
    ] as const)
      on.ribbon('b', 11, [20, y], [l * 0.5, y + 14], [l + 60, y - 22]);
    on.row(7, (i) => on.slab(i % 2 === 0 ? 'paper' : 'c', 560 + ((i * 53) % 90), 210 + i * 36, 460, 26, 13));
    on.row(4, (i) => on.strip('a', 5, [600 + i * 100, 540], [660 + i * 70, 470]));
  }),
  'story-3036': picture(EARTH, (on) => {
    on.poly('c', [-20, -20], [380, -20], [560, 210], [620, 330], [800, 400], [990, 420], [990, 580], [-20, 580]);
    on.row(12, (i) =>
      on.at(180 + i * 44, 100 + i * 26, 1, () => on.blob('a', [-20, 0], [0, -16], [22, 2], [2, 14]), i * 0.2),
    );
    on.row(11, (i) => on.at(-20 + i * 100, 462, 1, () => on.slab('a', -14, -12, 28, 70, 3), 0.05));
    on.strip('a', 10, [-20, 462], [990, 462]);
    on.strip('a', 10, [-20, 506], [990, 506]);
    on.ribbon(
      'b',
      9,
      [-20, 420],
      [120, 420],
      [190, 380],
      [250, 450],
      [320, 350],
      [390, 470],
      [470, 390],
      [540, 430],
      [640, 420],
      [990, 420],
    );
  }),
  'story-3037': picture(REED, (on) => {
    on.poly('c', [-20, 340], [990, 340], [990, 580], [-20, 580]);
    on.row(19, (i) =>
      on.ribbon(
        i % 3 === 0 ? 'a' : 'c',
        8,
        [20 + i * 26, 560],
        [24 + i * 26, 300],
        [40 + i * 26 + (i % 4) * 9, 80 + ((i * 53) % 130)],
      ),
    );
    on.at(650, 340, 1, () => {
      on.ribbon('a', 17, [10, -110], [-50, -170], [20, -220], [-10, -276]);
      on.poly('b', [-22, -290], [-120, -262], [-18, -262]);
      on.ellipse('a', -6, -280, 26, 17);
      on.blob('a', [-20, -120], [60, -140], [170, -40], [120, -50], [30, -56]);
      on.strip('a', 7, [40, -60], [40, 30]);
      on.strip('a', 7, [64, -60], [70, 20]);
      on.strip('a', 5, [0, -276], [60, -296]);
    });
    for (const y of [400, 450, 500]) on.ribbon('paper', 5, [560, y], [650, y + 8], [740, y - 4], [830, y + 6]);
  }),
  'story-3038': picture(SEA, (on) => {
    on.poly('c', [300, -20], [560, -20], [760, 580], [120, 580]);
    on.hill('b', 450, 14, 3);
    for (const [x, s] of [
      [330, 1.15],
      [500, 1.5],
      [650, 0.95],
    ] as const) {
      on.at(
        x,
        480,
        s,
        () => {
          on.blob('a', [-14, 0], [-52, -110], [-44, -190], [0, -214], [46, -184], [50, -100], [16, 0]);
          on.row(4, (i) =>
            on.ribbon('c', 5, [-34 + i * 4, -150 + i * 34], [0, -166 + i * 34], [34 - i * 4, -150 + i * 34]),
          );
        },
        0.01,
      );
    }
    on.disc('b', 840, 400, 44);
    on.row(6, (i) => on.ribbon('b', 13, [816 + i * 10, 420], [780 + i * 26, 470], [790 + i * 30, 500 - (i % 2) * 16]));
    for (const x of [824, 856]) on.disc('a', x, 396, 8);
  }),
  'story-3039': picture(FLOOD, (on) => {
    on.putIn({ c: '#2a2c33' }, 'cloud', 330, 60, 2.6);
    on.putIn({ c: '#2a2c33' }, 'cloud', 720, 50, 2.2);
    on.slab('c', -20, 250, 1000, 60);
    on.row(14, (i) => on.strip('a', 4, [40 + i * 70, 150 + (i % 3) * 20], [20 + i * 70, 220 + (i % 3) * 20]));
    for (const [x, y, s] of [
      [150, 380, 1],
      [320, 330, 0.7],
      [650, 330, 0.7],
      [830, 390, 1.05],
    ] as const)
      on.putIn({ b: '#2a2c33', c: '#efe9df', a: '#4b4d55' }, 'house', x, y, s);
    on.poly('b', [452, 296], [520, 296], [760, 580], [200, 580]);
    for (const y of [360, 420, 490])
      on.ribbon('paper', 6, [480 - (y - 300) * 0.7, y], [490, y + 12], [500 + (y - 300) * 0.6, y - 4]);
  }),
  'story-3040': picture(YARD, (on) => {
    on.poly('c', [430, -20], [990, -20], [990, 580], [560, 580]);
    on.strip('a', 44, [720, 560], [720, 260]);
    for (const [x, y, r] of [
      [720, 160, 150],
      [580, 220, 90],
      [860, 220, 100],
    ] as const)
      on.disc('a', x, y, r);
    for (const [x, y, s] of [
      [600, 450, 0.75],
      [840, 440, 0.8],
      [690, 480, 0.62],
      [250, 430, 0.7],
    ] as const)
      on.putIn({ a: '#fbfaf6', paper: '#1f3d2b' }, 'child', x, y, s);
    on.strip('paper', 8, [60, 120], [60, 540]);
    on.ring('b', 180, 300, 90, 8);
  }),
  'story-3028': picture(LAKE, (on) => {
    on.ellipse('c', 470, 250, 330, 170);
    on.row(9, (i) => {
      const turn = 2.62 - i * 0.2;
      on.putIn({ b: '#c8102e' }, 'runner', 470 + Math.cos(turn) * 390, 252 + Math.sin(turn) * 215, 0.5);
    });
    on.putIn({ a: '#1b2f45', c: '#ffb703' }, 'runner', 760, 390, 1.25);
    on.put('pine', 200, 90, 0.7);
    on.put('pine', 260, 70, 0.55);
  }),
  'story-3029': picture(COURT, (on) => {
    on.slab('a', 520, 30, 330, 220, 8);
    on.slab('b', 620, 120, 130, 96);
    on.slab('a', 632, 132, 106, 72);
    on.strip('b', 14, [590, 270], [790, 270]);
    on.row(7, (i) => on.strip('a', 5, [602 + i * 29, 276], [642 + i * 15, 410]));
    on.disc('b', 560, 190, 78);
    on.ribbon('paper', 8, [486, 174], [560, 190], [636, 210]);
    on.ribbon('paper', 8, [582, 116], [560, 190], [540, 266]);
    on.slab('c', 90, 90, 250, 120, 10);
    on.title('0:00', 116, 178, 200, { sheet: 'a', size: 92 });
  }),
  'story-3030': picture(RINK, (on) => {
    on.poly('c', [-20, 430], [990, 430], [990, 580], [-20, 580]);
    on.poly('a', [430, 230], [600, 190], [660, 380], [400, 400]);
    on.disc('b', 530, 150, 62);
    on.row(3, (i) => on.strip('paper', 7, [500, 142 + i * 20], [584, 142 + i * 20]));
    for (const x of [340, 560]) on.slab('paper', x, 360, 150, 130, 20);
    for (const x of [340, 560]) on.row(3, (i) => on.strip('a', 5, [x + 20, 386 + i * 36], [x + 130, 386 + i * 36]));
    on.strip('a', 22, [650, 270], [790, 440], [870, 450]);
    on.row(11, (i) =>
      on.at(70 + ((i * 151) % 860), 60 + ((i * 83) % 430), 1, () => on.ring('b', 0, 0, 15 + (i % 3) * 6, 6)),
    );
  }),
  'story-3031': picture(FOG, (on) => {
    on.back('a');
    on.row(8, (i) =>
      on.slab(i % 2 === 0 ? 'c' : 'paper', -60 + ((i * 71) % 120), -20 + i * 62, 430 + ((i * 97) % 160), 66, 33),
    );
    on.poly('c', [760, 580], [800, 300], [880, 240], [990, 280], [990, 580]);
    on.poly('b', [596, 178], [990, 60], [990, 250]);
    on.poly('b', [760, 250], [990, 200], [990, 340]);
    on.putIn({ a: '#fbfaf6', b: '#c8102e', c: '#7b8791' }, 'runner', 540, 320, 1.7);
    on.putIn({ a: '#fbfaf6', b: '#0b6bb8', c: '#7b8791' }, 'runner', 720, 360, 1.4);
  }),
  'story-3032': picture(TOWER, (on) => {
    for (const [row, count] of [9, 5, 4, 3, 3, 3, 2, 1].entries()) {
      const size = 1.12 - row * 0.06;
      on.row(count, (i) => {
        const [x, y] = [640 + (i - (count - 1) / 2) * 62 * size, 520 - row * 60];
        const sheet = (['b', 'a', 'c'] as const)[(i + row) % 3] ?? 'a';
        on.poly(
          sheet,
          [x - 22 * size, y - 40],
          [x + 22 * size, y - 40],
          [x + 30 * size, y + 30],
          [x - 30 * size, y + 30],
        );
        on.disc('a', x, y - 52, 14 * size);
      });
    }
    on.strip('c', 9, [640, 60], [660, 20]);
    on.put('belltower', 160, 380, 1.5);
  }),
  'story-3033': picture(YARD, (on) => {
    on.slab('a', 90, 60, 360, 190, 12);
    for (const x of [120, 288]) on.slab('c', x, 90, 132, 130, 6);
    on.poly('c', [-20, 470], [990, 450], [990, 580], [-20, 580]);
    on.put('ball', 690, 330, 1.35);
    for (const [x, y, s] of [
      [480, 400, 0.7],
      [560, 440, 0.8],
      [840, 430, 0.78],
      [910, 390, 0.66],
    ] as const)
      on.putIn({ paper: '#fbfaf6' }, 'child', x, y, s);
  }),
  'story-3034': picture(sheets('#f6e3c0', '#12324a', '#c8102e', '#8fa6b5'), (on) => {
    on.poly('c', [-20, 580], [-20, 430], [200, 380], [480, 250], [600, 250], [990, -20], [990, 580]);
    on.poly('a', [360, 580], [560, 420], [760, 300], [990, 140], [990, 580]);
    on.slab('paper', 180, 330, 250, 170);
    on.poly('a', [150, 340], [305, 220], [460, 340]);
    on.slab('b', 280, 390, 64, 110);
    for (const x of [206, 366]) on.slab('a', x, 376, 40, 44);
    on.put('person', 610, 366, 0.24);
    on.put('person', 650, 338, 0.24);
  }),
};
