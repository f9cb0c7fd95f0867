/** Stories on politics and society. */
import { type Picture, picture, sheets } from '../stage.ts';

const HALL = sheets('#e9e2d3', '#1f2a33', '#c8102e', '#b9b1a0');
const SHEET = sheets('#c8102e', '#14161a', '#fbfaf6', '#8e0b20');
const VILLAGE = sheets('#f1e7d0', '#26313b', '#c8102e', '#d9a441');
const BOX = sheets('#e4e6ea', '#1c2230', '#c8102e', '#9aa5b5');
const GRID = sheets('#f3efe4', '#1f2a33', '#ffc72c', '#c9c2b2');
const VOICES = sheets('#f0e4d0', '#23262e', '#c8102e', '#3f7fae');
const PLATEAU = sheets('#f4dfae', '#2b2f45', '#c8102e', '#8aa36a');
const FIELDS = sheets('#e8e2b8', '#1f2d1f', '#c8102e', '#7fa04f');
const NIGHT = sheets('#1d2638', '#0c111b', '#fbfaf6', '#c8102e');
const STONE = sheets('#ddd5c6', '#2a2530', '#c8102e', '#a99f8d');
const SEA = sheets('#cfe3e6', '#0d3346', '#e4572e', '#5b9fb0');

export const STORY_TOWN_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3002': picture(FIELDS, (on) => {
    on.poly('c', [-20, 200], [990, -20], [990, 120], [-20, 330]);
    on.poly('c', [-20, 420], [990, 210], [990, 330], [-20, 540]);
    on.poly('a', [-20, 368], [990, 158], [990, 186], [-20, 396]);
    on.at(470, 122, 1.75, () => on.put('train', 0, 0, 1), -0.033);
    on.poly('a', [330, 580], [990, 400], [990, 440], [460, 580]);
    on.row(12, (i) =>
      on.putIn({ a: '#1f2d1f', b: i % 3 === 0 ? '#c8102e' : '#1f2d1f' }, 'person', 480 + i * 42, 500 - i * 11.4, 0.34),
    );
  }),
  'story-3004': picture(HALL, (on) => {
    on.pen.lineCap = 'butt';
    on.pen.strokeStyle = on.sheets.a;
    on.pen.lineWidth = 74;
    on.pen.beginPath();
    on.pen.arc(430, 300, 170, 0.55 * Math.PI, 0.05 * Math.PI);
    on.pen.stroke();
    on.row(15, (i) => {
      const turn = Math.PI * (0.58 + i * 0.1);
      on.at(
        430 + Math.cos(turn) * 248,
        300 + Math.sin(turn) * 248,
        1,
        () => on.slab(i === 10 ? 'b' : 'c', -24, -18, 48, 40, 14),
        turn / (2 * Math.PI) + 0.25,
      );
    });
    on.disc('a', 800, 150, 104);
    on.disc('paper', 800, 150, 86);
    on.row(12, (i) => on.at(800, 150, 1, () => on.slab('c', -4, -78, 8, 14), i / 12));
    on.strip('a', 10, [800, 150], [800, 88]);
    on.strip('b', 10, [800, 150], [848, 150]);
  }),
  'story-3005': picture(SHEET, (on) => {
    on.row(13, (i) =>
      on.at(
        300 + (i % 3) * 9,
        440 - i * 25,
        1,
        () => on.slab(i % 3 === 2 ? 'a' : 'b', -190, -12, 380, 22, 3),
        ((i % 5) - 2) * 0.006,
      ),
    );
    on.at(
      690,
      290,
      1,
      () => {
        on.slab('b', -150, -200, 300, 400, 3);
        on.row(4, (i) => on.strip('a', 13, [-100, -120 + i * 70], [i === 3 ? 20 : 100, -120 + i * 70]));
      },
      0.012,
    );
  }),
  'story-3006': picture(VILLAGE, (on) => {
    on.hill('c', 470, 22, 3);
    const spots = [
      [110, 360],
      [230, 250],
      [330, 400],
      [420, 170],
      [500, 310],
      [590, 440],
      [640, 200],
      [740, 330],
      [800, 150],
      [850, 440],
      [900, 280],
    ] as const;
    for (const [x, y] of spots) on.putIn({ b: '#26313b', c: '#fbfaf6', a: '#26313b' }, 'house', x, y, 0.5);
    on.ribbon('b', 6, ...spots.map(([x, y]) => [x, y + 36] as const));
    for (const [x, y] of spots) on.disc('b', x, y + 36, 9);
  }),
  'story-3007': picture(BOX, (on) => {
    on.at(520, 90, 1, () => on.slab('b', -100, -120, 200, 220, 3), 0.02);
    on.at(520, 90, 1, () => on.poly('paper', [-76, -60], [76, -60], [0, 10]), 0.02);
    on.poly('c', [250, 190], [330, 140], [740, 140], [820, 190]);
    on.slab('a', 400, 158, 260, 14, 7);
    on.slab('a', 250, 186, 570, 380);
    on.row(8, (i) => {
      const [x, y] = [300 + (i % 4) * 132, 230 + Math.floor(i / 4) * 150];
      on.slab('c', x, y, 78, 104);
      on.strip('a', 13, [x + 6, y + 14], [x + 72, y + 90]);
      on.strip('a', 13, [x + 72, y + 14], [x + 6, y + 90]);
    });
  }),
  'story-3008': picture(VOICES, (on) => {
    on.slab('a', 90, 120, 300, 440, 6);
    on.slab('paper', 130, 170, 220, 200, 110);
    on.slab('c', 70, 380, 340, 34, 6);
    on.disc('a', 240, 300, 46);
    on.slab('a', 190, 344, 100, 40, 20);
    for (const [x, y, w, h, sheet] of [
      [430, 60, 240, 110, 'c'],
      [600, 210, 280, 130, 'a'],
    ] as const) {
      on.slab(sheet, x, y, w, h, 40);
      on.poly(sheet, [x + 40, y + h - 8], [x + 100, y + h - 8], [x + 10, y + h + 44]);
    }
    on.poly('b', [470, 390], [640, 380], [620, 420], [650, 450], [616, 480], [640, 510], [470, 500]);
    on.poly('b', [690, 384], [880, 390], [880, 500], [680, 510], [660, 478], [694, 448], [664, 418]);
  }),
  'story-3009': picture(GRID, (on) => {
    on.row(35, (i) => on.slab(i === 17 ? 'b' : 'c', 80 + (i % 7) * 118, 40 + Math.floor(i / 7) * 100, 104, 86, 4));
    on.ring('a', 506, 284, 132, 30);
    on.at(602, 380, 1, () => on.slab('a', 0, -24, 250, 50, 24), 0.125);
  }),
  'story-3010': picture(PLATEAU, (on) => {
    on.ridge('c', '3010', 220, 120, 330);
    on.poly('paper', [-20, 330], [990, 330], [990, 580], [-20, 580]);
    on.row(9, (i) => on.slab('a', 640 - i * 6, 300 + i * 30, 12 + i * 1.4, 17, 3));
    on.poly('a', [-20, 452], [990, 452], [990, 470], [-20, 470]);
    on.put('bus', 400, 370, 1.5);
  }),
  'story-3011': picture(VILLAGE, (on) => {
    on.hill('c', 440, 18, 2);
    on.slab('a', 270, 200, 400, 260);
    on.poly('b', [230, 210], [470, 70], [710, 210]);
    for (const x of [310, 430, 550]) on.slab('paper', x, 250, 76, 84);
    on.row(9, (i) =>
      on.at(180 + i * 74, 480, 1, () => {
        const sheet = (['b', 'c', 'paper'] as const)[i % 3] ?? 'b';
        on.slab(sheet, -28, -46, 56, 66, 20);
        on.slab('a', -18, -10, 36, 24, 6);
        on.pen.strokeStyle = on.sheets.a;
        on.pen.lineWidth = 6;
        on.pen.beginPath();
        on.pen.arc(0, -46, 12, Math.PI, 0);
        on.pen.stroke();
      }),
    );
  }),
  'story-3012': picture(NIGHT, (on) => {
    on.poly('a', [-20, 580], [-20, 170], [230, 50], [480, 220], [700, 30], [990, 210], [990, 580]);
    on.ribbon(
      'b',
      22,
      [560, 590],
      [250, 520],
      [200, 470],
      [700, 410],
      [720, 360],
      [330, 320],
      [330, 280],
      [600, 240],
      [590, 210],
      [470, 180],
    );
    on.poly('b', [394, 344], [240, 372], [250, 300]);
    on.slab('c', 384, 306, 86, 42, 14);
    on.slab('c', 800, 80, 40, 120, 4);
    on.slab('c', 760, 120, 120, 40, 4);
  }),
  'story-3013': picture(STONE, (on) => {
    on.row(40, (i) =>
      on.slab('c', -30 + (i % 8) * 130 + (Math.floor(i / 8) % 2) * 60, Math.floor(i / 8) * 112, 120, 102, 6),
    );
    on.row(10, (i) => {
      const turn = (i / 10) * Math.PI * 2;
      on.at(
        520 + Math.cos(turn) * 270,
        270 + Math.sin(turn) * 190,
        1,
        () => {
          on.ellipse('b', -24, 0, 28, 44);
          on.disc('a', -24, 0, 17);
          on.ellipse('a', 30, 0, 26, 40);
          on.disc('paper', 30, 0, 16);
          on.strip('a', 8, [-14, 22], [22, 22]);
        },
        i / 10,
      );
    });
    on.disc('paper', 520, 270, 62);
    on.ring('a', 520, 270, 62, 8);
  }),
  'story-3014': picture(SEA, (on) => {
    on.poly('a', [-20, -20], [560, -20], [500, 580], [-20, 580]);
    on.row(9, (i) => on.ribbon('c', 5, [-20, -80 + i * 90], [240, 30 + i * 84], [520, -60 + i * 90]));
    on.row(9, (i) => on.ribbon('c', 5, [-20, 30 + i * 80], [240, -50 + i * 84], [520, 50 + i * 80]));
    for (const [x, y, s, turn] of [
      [540, 180, 1.1, 0.47],
      [690, 320, 1.25, 0.51],
      [820, 150, 0.95, 0.54],
    ] as const) {
      on.at(
        x,
        y,
        1,
        () => {
          on.pen.scale(1, -1);
          on.putIn({ a: '#e4572e', b: '#0d3346' }, 'fish', 0, 0, s);
        },
        turn,
      );
    }
  }),
  'story-3015': picture(VOICES, (on) => {
    on.hill('c', 500, 4, 2);
    for (const side of [-1, 1]) {
      on.at(500 + side * 230, 480, 1, () => {
        on.slab('a', side > 0 ? 60 : -78, -230, 18, 230);
        on.slab('a', -78, -110, 156, 20, 8);
        on.slab('a', side > 0 ? -78 : 60, -100, 16, 100);
        on.slab('a', side > 0 ? 50 : -88, -236, 38, 90, 14);
      });
    }
    on.slab('b', 270, 70, 460, 150, 70);
    on.poly('b', [320, 190], [390, 200], [290, 280]);
    on.poly('b', [680, 190], [610, 200], [710, 280]);
    on.row(3, (i) => on.disc('paper', 420 + i * 80, 146, 19));
  }),
  'story-3016': picture(sheets('#e7e2ee', '#2b2440', '#ffc72c', '#a79bc4'), (on) => {
    on.slab('a', 240, -20, 500, 600);
    on.row(12, (i) => on.slab('c', 290 + (i % 4) * 110, 30 + Math.floor(i / 4) * 104, 66, 68));
    on.slab('b', 240, 350, 500, 230);
    on.slab('a', 230, 340, 520, 16);
    on.disc('a', 480, 414, 30);
    on.poly('paper', [444, 446], [516, 446], [536, 520], [424, 520]);
    on.slab('a', 350, 486, 260, 90, 6);
    on.put('tree', 850, 430, 1.2);
  }),
};
