import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const RED = sheets('#fbfaf6', '#14161a', '#c8102e', '#d9cfba');
const SLATE = sheets('#e4e0d6', '#1f2a33', '#c8102e', '#8fa3ad');
const BLOOD = sheets('#c8102e', '#14161a', '#fbfaf6', '#8e0b20');
const TALK = sheets('#f0e6d2', '#1b2240', '#e4572e', '#7f93c8');
const INDIGO = sheets('#1b2240', '#fbfaf6', '#e4572e', '#7f93c8');

function facade(on: Stage, x: number, y: number, columns: number, rows: number, marked: number): void {
  on.row(columns * rows, (i) => {
    const [left, top] = [x + (i % columns) * 120, y + Math.floor(i / columns) * 150];
    on.slab(i === marked ? 'paper' : 'a', left, top, 74, 104);
    if (i !== marked) on.strip('c', 5, [left + 37, top], [left + 37, top + 104]);
    on.slab('b', left - 10, top + 104, 94, 10);
  });
}

export const CURRENT_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-noticies-vespre': picture(BLOOD, (on) => {
    on.disc('a', 726, 280, 236);
    on.disc('b', 726, 280, 214);
    on.disc('paper', 726, 280, 190);
    on.strip('b', 24, [548, 310], [1000, 272]);
    on.title('Notícies\nVespre', 56, 266, 390, { sheet: 'b', size: 132 });
  }),
  'episode-1041': picture(SLATE, (on) => {
    on.ridge('c', '1041', 250, 130, 340);
    on.hill('a', 400, 7, 3, 2.4);
    for (const y of [440, 480, 520]) on.ribbon('c', 6, [-20, y], [140, y - 8], [300, y + 6], [460, y - 6], [600, y]);
    on.poly('a', [560, 170], [640, 170], [860, 580], [560, 580]);
    on.row(8, (i) => on.slab('paper', 568, 200 + i * 42, i % 2 === 0 ? 46 : 26, 7));
    on.strip('b', 9, [-20, 300], [556, 300]);
  }),
  'episode-1042': picture(SLATE, (on) => {
    for (const [ring, count] of [
      [120, 7],
      [210, 11],
      [300, 15],
      [390, 19],
    ] as const) {
      on.row(count, (i) => {
        const turn = Math.PI + ((i + 0.5) / count) * Math.PI;
        on.at(
          480 + Math.cos(turn) * ring * 1.12,
          500 + Math.sin(turn) * ring,
          1,
          () => on.slab((i + ring) % 4 === 0 ? 'c' : 'a', -19, -15, 38, 34, 12),
          turn / (2 * Math.PI) + 0.25,
        );
      });
    }
    on.poly('b', [440, 470], [520, 470], [540, 540], [420, 540]);
    on.poly('paper', [480, -20], [560, 130], [400, 130]);
    on.slice('b', 480, 120, 84, 0.5, 1);
  }),
  'episode-1043': picture(RED, (on) => {
    on.poly('c', [-20, 420], [990, 420], [990, 580], [-20, 580]);
    on.put('clock', 700, 190, 1.35);
    on.row(6, (i) =>
      on.at(110 + i * 130, 470, 1, () => {
        on.slab('a', -42, -120, 84, 66, 8);
        on.slab(i === 3 ? 'b' : 'a', -48, -46, 96, 16, 6);
        for (const x of [-40, 30]) on.slab('a', x, -34, 9, 70);
      }),
    );
  }),
  'episode-1044': picture(SLATE, (on) => {
    on.row(4, (i) => {
      on.slab(i % 2 === 0 ? 'c' : 'a', -20 + i * 260, 130 + (i % 2) * 50, 220, 400);
      on.row(4, (w) =>
        on.slab('paper', 20 + i * 260 + (w % 2) * 90, 170 + (i % 2) * 50 + Math.floor(w / 2) * 90, 40, 54),
      );
    });
    for (const x of [230, 740]) {
      on.ribbon('a', 16, [x, 480], [x + 12, 300], [x + 4, 130]);
      for (const [dx, dy] of [
        [-120, 60],
        [-130, 0],
        [-80, -50],
        [80, -50],
        [130, 0],
        [120, 60],
      ] as const) {
        on.ribbon('a', 15, [x + 4, 130], [x + 4 + dx * 0.55, 96 + dy * 0.7], [x + 4 + dx, 150 + dy * 0.6]);
      }
    }
    on.putIn({ a: '#6b4a2c', b: '#8a6238', c: '#a9814e' }, 'wave', 480, 400, 3);
  }),
  'episode-1045': picture(RED, (on) => {
    on.back('c');
    facade(on, 90, 60, 7, 3, 11);
    on.slab('paper', 556, 214, 100, 62, 4);
    on.strip('b', 7, [576, 236], [636, 236]);
    on.strip('b', 7, [576, 254], [616, 254]);
  }),
  'programme-el-debat': picture(TALK, (on) => {
    on.disc('c', 700, 280, 140);
    on.disc('paper', 700, 280, 110);
    for (const [side, sheet] of [
      [-1, 'a'],
      [1, 'b'],
    ] as const) {
      on.slab(sheet, 700 + side * 204 - 44, 208, 88, 144, 34);
      on.slab(sheet, 700 + side * 256 - 16, 188, 32, 184, 16);
    }
    on.strip('a', 7, [700, 172], [700, 388]);
    on.title('El debat\nde dijous', 54, 250, 330, { sheet: 'a', size: 110 });
  }),
  'episode-1046': picture(TALK, (on) => {
    on.putIn({ b: '#ffc72c' }, 'key', 480, 270, 2.5);
    on.slab('a', -20, 170, 250, 180, 40);
    on.row(4, (i) => on.slab('a', 190, 176 + i * 44, 150 - (i % 2) * 20, 36, 18));
    on.slab('b', 770, 190, 250, 180, 40);
    on.row(4, (i) => on.slab('b', 650 + (i % 2) * 20, 196 + i * 44, 150, 36, 18));
  }),
  'episode-1047': picture(INDIGO, (on) => {
    on.putIn({ b: '#7f93c8', paper: '#fbfaf6' }, 'drop', 580, 280, 2.3);
    on.strip('paper', 16, [580, 0], [580, 540]);
    on.strip('paper', 16, [380, 340], [800, 340]);
    on.pen.save();
    on.pen.beginPath();
    on.pen.rect(588, 348, 400, 300);
    on.pen.clip();
    on.put('drop', 596, 288, 2.3);
    on.pen.restore();
  }),
  'episode-1048': picture(sheets('#dfe8d8', '#1d3a2e', '#e4572e', '#7da288'), (on) => {
    on.slab('a', 80, 40, 640, 300, 8);
    on.row(3, (i) => on.strip('c', 7, [140, 110 + i * 70], [420 + ((i * 90) % 200), 110 + i * 70]));
    on.row(6, (i) => on.at(520 + i * 62, 330 + (i % 2) * 18, 0.8, () => on.put('phone', 0, 0, 1), -0.05 + i * 0.02));
    on.poly('b', [450, 360], [900, 360], [860, 580], [490, 580]);
    on.poly('c', [450, 360], [380, 300], [420, 290], [490, 360]);
  }),
  'episode-1049': picture(TALK, (on) => {
    on.slab('c', 520, 60, 330, 560, 165);
    on.slab('a', 556, 100, 258, 500, 129);
    on.slab('b', 240, 240, 230, 250, 26);
    on.row(3, (i) => on.strip('paper', 7, [290 + i * 64, 270], [290 + i * 64, 460]));
    on.strip('a', 13, [300, 240], [300, 120], [410, 120], [410, 240]);
    for (const x of [280, 430]) on.disc('a', x, 500, 25);
  }),
  'episode-1050': picture(INDIGO, (on) => {
    on.row(5, (i) => {
      if (i < 4) on.slab('a', 70 + i * 166, 150, 150, 270, 6);
      if (i < 4) on.slab('b', 70 + i * 166, 150, 150, 56);
      if (i < 4)
        on.row(4, (r) => on.strip('c', 6, [92 + i * 166, 244 + r * 40], [180 + i * 166 - (r % 2) * 30, 244 + r * 40]));
    });
    on.at(
      850,
      330,
      1,
      () => {
        on.slab('a', -75, -135, 150, 270, 6);
        on.slab('b', -75, -135, 150, 56);
      },
      0.05,
    );
  }),
};
