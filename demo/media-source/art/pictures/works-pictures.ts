import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const SITE = sheets('#f5ead2', '#22304a', '#ffb703', '#c8553d');
const BRICK = sheets('#f3d9c4', '#3c1f1a', '#c8553d', '#e9a13b');
const BLUEPRINT = sheets('#23407a', '#f5ead2', '#ffb703', '#6f8cc4');
const GREEN = sheets('#e8ead6', '#22304a', '#c8553d', '#6f9a6a');

function scaffold(on: Stage, x: number, y: number, width: number, height: number): void {
  for (let level = 0; level <= height; level += 104) on.strip('b', 11, [x, y + level], [x + width, y + level]);
  for (let post = 0; post <= width; post += width / 4) on.strip('b', 9, [x + post, y - 30], [x + post, y + height]);
  on.strip('b', 5, [x, y], [x + width / 4, y + 104], [x, y + 208]);
}

export const WORKS_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-obert-per-obres': picture(SITE, (on) => {
    on.slab('c', 540, 90, 360, 470);
    on.row(
      9,
      (i) => i !== 7 && on.slab('a', 572 + (i % 3) * 110, 126 + Math.floor(i / 3) * 130, 72, 84, i < 3 ? 36 : 0),
    );
    on.slab('paper', 668, 400, 104, 160, 52);
    scaffold(on, 516, 110, 408, 420);
    on.title('Obert\nper\nobres', 56, 170, 400, { sheet: 'a', size: 158 });
  }),
  'episode-1051': picture(BLUEPRINT, (on) => {
    on.back('a');
    on.blob('c', [240, 40], [480, -10], [720, 40], [800, 240], [700, 330], [260, 330], [160, 240]);
    for (const [r, count] of [
      [150, 11],
      [220, 15],
      [290, 19],
      [360, 23],
    ] as const) {
      on.row(count, (i) => {
        const turn = 0.14 + (i / (count - 1)) * (Math.PI - 0.28);
        on.at(
          480 + Math.cos(turn) * r * 1.25,
          170 + Math.sin(turn) * r,
          1,
          () => on.slab((i + count) % 5 === 0 ? 'b' : 'paper', -17, -13, 34, 26, 9),
          turn / (2 * Math.PI) + 0.25,
        );
      });
    }
    on.putIn({ c: '#f5ead2' }, 'cloud', 420, 120, 0.8);
  }),
  'episode-1052': picture(BRICK, (on) => {
    on.row(4, (i) => on.poly(i % 2 === 0 ? 'b' : 'a', [-20 + i * 250, 200], [-20 + i * 250, 40], [230 + i * 250, 200]));
    on.slab('c', -20, 198, 1000, 360);
    on.row(4, (shelf) => {
      on.slab('a', 60, 262 + shelf * 84, 840, 9);
      on.row(27, (i) =>
        on.slab(
          ['a', 'b', 'paper'][(i * 5 + shelf) % 3] as 'a',
          76 + i * 30 + (i % 4) * 2,
          262 + shelf * 84 - 40 - ((i * 7 + shelf * 3) % 5) * 5,
          20,
          40 + ((i * 7 + shelf * 3) % 5) * 5,
        ),
      ); // cast: one of three sheets
    });
  }),
  'episode-1053': picture(GREEN, (on) => {
    on.row(5, (i) => on.slice('c', 120 + i * 190, 210, 92, 0.5, 1));
    on.row(6, (i) => on.slab('a', 22 + i * 190, 140, 12, 340));
    on.poly('paper', [260, 330], [560, 150], [860, 330]);
    on.slab('paper', 300, 326, 520, 34);
    for (const x of [310, 800]) on.slab('a', x, 350, 12, 200);
    on.row(5, (i) => {
      on.slab('a', 340 + i * 92, 440, 82, 60);
      on.row(3, (f) => on.disc(i % 2 === 0 ? 'b' : 'c', 358 + i * 92 + f * 23, 432, 16));
    });
  }),
  'episode-1054': picture(BRICK, (on) => {
    on.hill('c', 440, 16, 2);
    on.slab('paper', 250, 190, 290, 290);
    on.slab('b', 540, 190, 280, 290);
    on.row(18, (i) =>
      on.slab('a', 556 + (i % 4) * 62 + (Math.floor(i / 4) % 2) * 16, 204 + Math.floor(i / 4) * 56, 48, 10, 3),
    );
    on.poly('a', [210, 200], [540, 60], [860, 200]);
    on.slab('a', 470, 330, 120, 150, 60);
    for (const x of [310, 700]) on.slab('a', x, 250, 60, 70);
  }),
  'episode-1055': picture(SITE, (on) => {
    on.back('b');
    on.poly('paper', [120, 80], [880, 50], [930, 500], [70, 520]);
    for (const [x, y, r] of [
      [330, 240, 110],
      [600, 180, 92],
      [640, 390, 120],
    ] as const) {
      on.disc('a', x + 46, y + 46, r);
      on.disc('c', x, y, r);
      on.row(7, (i) => on.disc('b', x + Math.cos(i * 2.4) * r * 0.55, y + Math.sin(i * 2.4) * r * 0.55, 12));
    }
  }),
  'episode-1056': picture(GREEN, (on) => {
    on.hill('c', 300, 40, 4);
    on.ribbon('a', 120, [-40, 560], [300, 470], [620, 480], [1010, 400]);
    on.ribbon('paper', 6, [-20, 530], [300, 450], [620, 460], [980, 384]);
    on.pen.strokeStyle = on.sheets.b;
    on.pen.lineWidth = 30;
    on.pen.beginPath();
    on.pen.arc(480, 720, 480, Math.PI * 1.2, Math.PI * 1.8);
    on.pen.stroke();
    on.row(13, (i) => {
      const turn = Math.PI * (1.22 + i * 0.0467);
      const [x, y] = [480 + Math.cos(turn) * 492, 720 + Math.sin(turn) * 492];
      on.strip('b', 9, [x, y], [x, y - 64]);
    });
    on.pen.lineWidth = 11;
    on.pen.beginPath();
    on.pen.arc(480, 656, 492, Math.PI * 1.21, Math.PI * 1.79);
    on.pen.stroke();
  }),
  'episode-1057': picture(BLUEPRINT, (on) => {
    for (const [x, y, w, h, sheet] of [
      [170, 70, 260, 190, 'c'],
      [430, 70, 180, 190, 'paper'],
      [610, 70, 200, 280, 'b'],
      [170, 260, 180, 220, 'paper'],
      [350, 260, 260, 220, 'c'],
      [610, 350, 200, 130, 'paper'],
    ] as const) {
      on.slab('a', x - 6, y - 6, w + 12, h + 12);
      on.slab(sheet, x + 6, y + 6, w - 12, h - 12);
    }
    for (const [x, y] of [
      [420, 140],
      [600, 130],
      [600, 300],
      [340, 340],
      [500, 250],
      [690, 340],
    ] as const)
      on.slab('paper', x, y, y % 20 === 0 ? 20 : 50, 46);
  }),
  'episode-1058': picture(SITE, (on) => {
    on.back('a');
    on.slab('c', 340, -60, 420, 700, 210);
    on.strip('b', 8, [550, -20], [550, 120]);
    on.poly('b', [490, 120], [610, 120], [660, 250], [610, 390], [490, 390], [440, 250]);
    on.poly('c', [550, 134], [600, 134], [640, 250], [550, 250]);
    on.poly('paper', [550, 262], [640, 262], [600, 376], [550, 376]);
    on.poly('a', [500, 134], [536, 134], [536, 250], [458, 250]);
    on.disc('paper', 550, 420, 15);
  }),
};
