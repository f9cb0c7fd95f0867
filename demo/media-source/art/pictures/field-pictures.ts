import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const NOTES = sheets('#f4f0e0', '#23402f', '#c8642b', '#9db58a');
const MARSH = sheets('#d8e2d4', '#1d3b3a', '#e9a13b', '#6d9a8f');
const NIGHT = sheets('#27364a', '#0d131c', '#f0c77a', '#4d6580');
const FIRE = sheets('#e7dcc4', '#2a1f1a', '#e4572e', '#8a8a52');

/** Lines of a notebook behind a drawing. */
function ruled(on: Stage): void {
  for (let y = 60; y < 540; y += 40) on.strip('c', 1.5, [0, y], [960, y]);
  on.strip('b', 2, [96, 0], [96, 540]);
}

export const FIELD_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-quadern-de-camp': picture(NOTES, (on) => {
    on.back('a');
    on.at(
      680,
      300,
      1,
      () => {
        on.poly('paper', [-250, -200], [-4, -180], [-4, 190], [-250, 170]);
        on.poly('paper', [250, -200], [4, -180], [4, 190], [250, 170]);
        for (let feather = 0; feather < 7; feather += 1)
          on.at(
            -60 + feather * 24,
            -60,
            1,
            () => on.ellipse(feather % 2 === 0 ? 'b' : 'c', 0, 66, 18, 92 - feather * 6),
            0.09 - feather * 0.024,
          );
        on.ribbon('a', 12, [-170, -40], [-60, -90], [60, -86], [130, -40]);
        on.at(
          176,
          110,
          1,
          () => {
            on.slab('b', -12, -90, 24, 120);
            on.poly('c', [-12, 30], [12, 30], [0, 62]);
          },
          -0.06,
        );
      },
      -0.014,
    );
    on.title('Quadern\nde camp', 56, 180, 330, {
      sheet: 'paper',
      size: 112,
      face: 'news',
      weight: 600,
      tracking: -0.03,
    });
  }),
  'episode-1033': picture(MARSH, (on) => {
    on.disc('b', 190, 400, 90);
    on.ribbon('a', 18, [300, 420], [520, 400], [720, 430], [990, 380]);
    on.ribbon('a', 8, [760, 424], [840, 350], [900, 330]);
    on.put('bird', 620, 310, 0.95);
    for (const r of [50, 92, 134, 176]) {
      on.pen.strokeStyle = on.sheets[r % 84 === 8 ? 'b' : 'c'];
      on.pen.lineWidth = 9;
      on.pen.beginPath();
      on.pen.arc(520, 316, r, Math.PI * 0.86, Math.PI * 1.22);
      on.pen.stroke();
    }
  }),
  'episode-1034': picture(MARSH, (on) => {
    on.back('c');
    on.row(5, (row) =>
      on.row(6, (column) => {
        if ((row * 6 + column) % 4 !== 1)
          on.poly(
            (row + column) % 2 === 0 ? 'paper' : 'a',
            [-40 + column * 190 - row * 30, row * 116],
            [130 + column * 190 - row * 30, row * 116],
            [104 + column * 190 - row * 30, 98 + row * 116],
            [-66 + column * 190 - row * 30, 98 + row * 116],
          );
      }),
    );
    on.pen.globalAlpha = 0.82;
    on.blob('b', [520, 400], [520, 240], [620, 150], [720, 240], [720, 400], [620, 420]);
    on.pen.globalAlpha = 1;
    on.disc('a', 620, 140, 15);
    on.row(4, (i) => on.ribbon('a', 6, [560 + i * 40, 404], [556 + i * 42, 330], [566 + i * 40, 280 + (i % 2) * 24]));
  }),
  'episode-1035': picture(FIRE, (on) => {
    on.poly('c', [480, -20], [990, -20], [990, 580], [480, 580]);
    on.strip('b', 7, [480, -20], [480, 580]);
    on.hill('a', 470, 10, 3);
    on.ribbon('a', 26, [250, 480], [246, 330], [230, 240]);
    for (const [x, y] of [
      [140, 130],
      [200, 80],
      [270, 70],
      [330, 150],
      [370, 210],
    ] as const)
      on.ribbon('a', 10, [244, 300], [(244 + x) / 2, (250 + y) / 2], [x, y]);
    on.strip('a', 26, [720, 480], [720, 300]);
    for (const [x, y, r] of [
      [720, 190, 110],
      [630, 250, 70],
      [812, 250, 76],
      [720, 270, 80],
    ] as const)
      on.disc('a', x, y, r);
    for (const [x, y, r] of [
      [690, 160, 46],
      [780, 220, 34],
    ] as const)
      on.disc('paper', x, y, r);
  }),
  'episode-1036': picture(NIGHT, (on) => {
    on.disc('b', 700, 170, 88);
    on.slab('a', 190, 200, 150, 400);
    on.poly('a', [170, 204], [265, 60], [360, 204]);
    on.slab('b', 236, 236, 58, 90, 28);
    on.hill('c', 480, 16, 2);
    on.row(22, (i) =>
      on.at(
        380 + i * 25 + (i % 3) * 16,
        250 - Math.sin(i * 0.5) * 120 + (i % 4) * 24,
        0.34 + (i % 5) * 0.13,
        () =>
          on.poly(
            'a',
            [0, -6],
            [10, -20],
            [18, -8],
            [60, -26],
            [46, 4],
            [30, 0],
            [20, 18],
            [0, 26],
            [-20, 18],
            [-30, 0],
            [-46, 4],
            [-60, -26],
            [-18, -8],
            [-10, -20],
          ),
        Math.sin(i) * 0.06,
      ),
    );
  }),
  'episode-1037': picture(MARSH, (on) => {
    on.back('c');
    on.ribbon('a', 120, [-60, 100], [160, 120], [320, 220]);
    on.ribbon('paper', 6, [-40, 84], [150, 104], [300, 196]);
    on.ribbon('a', 130, [680, 380], [820, 440], [1020, 440]);
    on.ribbon('paper', 6, [700, 370], [830, 424], [990, 424]);
    on.row(34, (i) =>
      on.at(
        330 + (i % 8) * 54 + Math.floor(i / 8) * 14 - 20,
        160 + Math.floor(i / 8) * 66 + ((i * 29) % 30),
        1,
        () => on.ellipse(i % 4 === 0 ? 'b' : i % 3 === 0 ? 'a' : 'paper', 0, 0, 34 - (i % 3) * 6, 23),
        i * 0.08,
      ),
    );
  }),
  'episode-1038': picture(FIRE, (on) => {
    on.row(6, (i) =>
      on.poly('a', [60 + i * 170, 580], [82 + i * 170, -20], [112 + i * 170, -20], [142 + i * 170, 580]),
    );
    on.hill('c', 430, 22, 5);
    on.row(15, (i) =>
      on.putIn({ c: '#ffc72c' }, 'flame', 40 + i * 66, 440 + Math.sin(i * 1.1) * 14, 0.36 + (i % 3) * 0.12),
    );
    on.hill('a', 506, 14, 8);
  }),
  'episode-1039': picture(sheets('#f6d77a', '#2b2416', '#e4572e', '#c79a3a'), (on) => {
    on.row(4, (i) => {
      on.slab(i % 2 === 0 ? 'c' : 'a', i * 250 - 30, 120 + (i % 2) * 60, 220, 420);
      on.row(6, (w) => on.slab('paper', i * 250 + (w % 3) * 62, 160 + (i % 2) * 60 + Math.floor(w / 3) * 90, 30, 46));
    });
    on.poly('b', [-20, 440], [990, 410], [990, 580], [-20, 580]);
    on.row(4, (i) => on.slab('paper', 560 - (i === 0 ? 14 : 0), 190 + i * 66, 210 + (i === 0 ? 28 : 0), 58, 6));
    on.slab('a', 620, 400, 90, 20, 6);
    on.row(9, (i) =>
      on.at(
        300 + i * 42,
        330 - Math.sin(i * 0.8) * 90,
        1,
        () => {
          on.ellipse('paper', 0, -12, 9, 13, 0.1);
          on.ellipse('a', 0, 0, 16, 10);
        },
        0,
      ),
    );
  }),
  'episode-1040': picture(NOTES, (on) => {
    ruled(on);
    on.slab('c', 400, 150, 250, 330, 40);
    on.slab('a', 420, 110, 210, 56, 10);
    on.row(11, (i) =>
      on.at(
        450 + (i % 4) * 50 + (i > 7 ? 20 : 0),
        440 - Math.floor(i / 4) * 42,
        1,
        () => on.ellipse('b', 0, 0, 13, 24),
        0.1 + i * 0.13,
      ),
    );
    on.ribbon('a', 9, [720, 480], [730, 380], [760, 270]);
    on.ellipse('a', 800, 290, 60, 18, -0.12);
    on.ellipse('a', 708, 350, 50, 16, 0.1);
  }),
};
