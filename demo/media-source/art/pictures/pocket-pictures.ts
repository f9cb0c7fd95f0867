import { type Picture, picture, sheets } from '../stage.ts';
import { waveform } from '../waveform.ts';

const OLD = sheets('#e7dcc6', '#3a1f2b', '#b5402f', '#b79d78');
const YOUNG = sheets('#4a2bc2', '#fbfaf6', '#ffc72c', '#38209a');
const RAIL = sheets('#1c3a36', '#e9e0cb', '#e4572e', '#2f5a53');

export const POCKET_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-historia-de-butxaca': picture(OLD, (on) => {
    waveform(on, { name: 'butxaca', y: 440, height: 60, sheet: 'b', from: 460, to: 930, syllables: 4 });
    on.at(712, 220, 1, () => on.putIn({ b: '#3a1f2b' }, 'key', 0, 0, 1.9), -0.05);
    on.title('Història\nde\nbutxaca', 56, 160, 380, {
      sheet: 'a',
      size: 112,
      face: 'news',
      weight: 620,
      tracking: -0.03,
    });
  }),
  'episode-2020': picture(OLD, (on) => {
    on.poly('a', [400, 440], [450, 160], [490, 110], [610, 110], [650, 160], [700, 440]);
    on.slab('b', 380, 430, 340, 40, 10);
    on.row(24, (i) => on.disc('paper', 470 + (i % 6) * 32 - Math.floor(i / 6) * 4, 170 + Math.floor(i / 6) * 56, 9));
    on.at(
      810,
      290,
      1,
      () => {
        on.slab('b', -6, -220, 12, 400, 6);
        on.ellipse('paper', 0, -190, 3, 18);
      },
      0.06,
    );
    waveform(on, { name: '2020', y: 290, height: 130, sheet: 'a', from: 30, to: 350, syllables: 3 });
  }),
  'episode-2021': picture(OLD, (on) => {
    on.row(5, (i) => on.slab('c', -40 + i * 220, 130, 130, 90));
    on.slab('c', -20, 210, 1000, 370);
    on.row(3, (i) => on.strip('paper', 5, [-20, 290 + i * 90], [990, 290 + i * 90]));
    on.at(480, 320, 1, () => on.putIn({ b: '#3a1f2b' }, 'key', 0, 0, 3.1), -0.03);
    waveform(on, { name: '2021', y: 66, height: 44, sheet: 'b', syllables: 4 });
  }),
  'episode-2022': picture(OLD, (on) => {
    on.at(
      530,
      250,
      1,
      () => {
        on.slab('b', -300, -150, 600, 300, 12);
        for (const x of [-300, 300]) on.row(5, (i) => on.disc('paper', x, -116 + i * 58, 16));
        on.slab('a', -130, -30, 260, 90, 8);
        on.slab('a', -130, -90, 100, 70, 6);
        on.slab('a', 60, -80, 30, 60);
        on.ellipse('paper', 120, -112, 40, 18);
        for (const x of [-90, -20, 60]) on.disc('a', x, 70, 32);
        for (const x of [-90, -20, 60]) on.disc('b', x, 70, 14);
      },
      -0.02,
    );
    waveform(on, { name: '2022', y: 478, height: 44, sheet: 'a', syllables: 6 });
  }),
  'episode-2023': picture(OLD, (on) => {
    on.slab('a', 420, -20, 400, 60);
    on.slab('a', 560, 20, 120, 330);
    on.row(6, (i) => on.poly('c', [550, 60 + i * 50], [690, 40 + i * 50], [690, 62 + i * 50], [550, 82 + i * 50]));
    on.slab('b', 430, 350, 380, 50, 6);
    on.at(610, 450, 1, () => {
      on.slab('paper', -230, -40, 460, 90);
      on.row(3, (i) => on.strip('a', 6, [-180, -14 + i * 22], [i === 2 ? 60 : 180, -14 + i * 22]));
    });
    waveform(on, { name: '2023', y: 280, height: 120, sheet: 'b', from: 30, to: 390, syllables: 3 });
  }),
  'episode-2024': picture(OLD, (on) => {
    on.blob('c', [620, 40], [680, 160], [700, 250], [540, 250], [560, 160]);
    on.poly('a', [500, 240], [620, 300], [740, 230], [790, 510], [450, 510]);
    on.strip('b', 11, [470, 400], [778, 392]);
    waveform(on, { name: '2024', y: 300, height: 110, sheet: 'b', from: 30, to: 430, syllables: 4 });
  }),
  'programme-veus-del-barri': picture(YOUNG, (on) => {
    on.row(8, (i) => {
      const [x, y] = [530 + (i % 4) * 110, 40 + Math.floor(i / 4) * 330];
      on.slab('c', x, y, 80, 110, 4);
      on.slab('a', x - 12, y + 110, 104, 14, 4);
      on.row(6, (b) => on.strip('a', 4, [x - 6 + b * 18, y + 110], [x - 6 + b * 18, y + 76]));
    });
    on.put('microphone', 740, 270, 1.5);
    on.title('Veus\ndel barri', 56, 230, 430, { sheet: 'a', size: 150 });
  }),
  'episode-2025': picture(YOUNG, (on) => {
    on.slab('c', 360, 130, 480, 450);
    on.row(6, (i) =>
      on.poly(
        i % 2 === 0 ? 'b' : 'a',
        [340 + i * 87, 120],
        [427 + i * 87, 120],
        [420 + i * 90, 230],
        [326 + i * 90, 230],
      ),
    );
    on.slab('a', 400, 270, 180, 200, 4);
    on.slab('b', 650, 260, 140, 320, 4);
    waveform(on, { name: '2025', y: 330, height: 110, sheet: 'b', from: 30, to: 310, syllables: 3 });
  }),
  'episode-2026': picture(YOUNG, (on) => {
    on.row(8, (i) =>
      on.poly(i % 2 === 0 ? 'b' : 'c', [480, -20], [480, -20], [-100 + (i + 1) * 145, 210], [-100 + i * 145, 210]),
    );
    on.putIn({ a: '#fbfaf6', b: '#ffc72c' }, 'dancer', 380, 370, 1.4);
    on.pen.save();
    on.pen.translate(640, 370);
    on.pen.scale(-1.4, 1.4);
    on.putIn({ a: '#fbfaf6', b: '#38209a' }, 'dancer', 0, 0, 1);
    on.pen.restore();
    waveform(on, { name: '2026', y: 270, height: 40, sheet: 'a', from: 30, to: 270, syllables: 3 });
  }),
  'episode-2027': picture(YOUNG, (on) => {
    for (const [x, y, w, h, sheet] of [
      [90, 60, 400, 190, 'c'],
      [370, 140, 440, 200, 'b'],
      [200, 300, 380, 170, 'a'],
      [600, 320, 270, 150, 'c'],
    ] as const) {
      on.slab(sheet, x, y, w, h, 70);
      on.poly(sheet, [x + 60, y + h - 10], [x + 130, y + h - 4], [x + 30, y + h + 56]);
    }
    waveform(on, { name: '2027', y: 240, height: 60, sheet: 'c', from: 430, to: 760, syllables: 4 });
    waveform(on, { name: '2027b', y: 386, height: 46, sheet: 'c', from: 250, to: 540, syllables: 3 });
  }),
  'episode-2028': picture(YOUNG, (on) => {
    on.back('c');
    on.pen.strokeStyle = on.sheets.paper;
    on.pen.lineWidth = 150;
    on.pen.lineCap = 'butt';
    on.pen.beginPath();
    on.pen.arc(420, 520, 300, Math.PI, Math.PI * 1.8);
    on.pen.stroke();
    on.at(
      660,
      340,
      1,
      () => {
        on.slab('a', -9, -330, 18, 340, 8);
        on.poly('b', [-54, 0], [54, 0], [86, 130], [-86, 130]);
        on.row(6, (i) => on.strip('c', 4, [-40 + i * 16, 20], [-66 + i * 26, 124]));
      },
      0.05,
    );
    waveform(on, { name: '2028', y: 120, height: 60, sheet: 'a', from: 40, to: 500, syllables: 5 });
  }),
  'programme-la-casa-del-guardaagulles': picture(RAIL, (on) => {
    on.poly('c', [-20, 470], [990, 430], [990, 580], [-20, 580]);
    on.strip('a', 7, [430, 540], [990, 470]);
    on.strip('a', 7, [430, 580], [990, 500]);
    on.putIn({ c: '#e9e0cb', a: '#1c3a36' }, 'house', 830, 350, 1.3);
    on.strip('a', 14, [610, 500], [610, 90]);
    on.at(
      610,
      120,
      1,
      () => {
        on.slab('b', 0, -20, 170, 40, 4);
        on.slab('a', 130, -20, 16, 40);
      },
      -0.07,
    );
    on.title('La casa\ndel guarda-\nagulles', 56, 150, 450, {
      sheet: 'a',
      size: 112,
      face: 'news',
      weight: 600,
      tracking: -0.03,
    });
  }),
  'episode-2029': picture(RAIL, (on) => {
    on.slab('c', 690, 130, 70, 430, 6);
    on.at(720, 200, 1, () => on.row(10, (i) => on.slab(i % 2 === 0 ? 'b' : 'a', -690 + i * 78, -26, 78, 52)), 0.012);
    on.disc('b', 724, 110, 36);
    waveform(on, { name: '2029', y: 400, height: 90, sheet: 'a', from: 30, to: 650, syllables: 4 });
  }),
  'episode-2030': picture(RAIL, (on) => {
    on.back('c');
    on.row(4, (r) =>
      on.row(8, (i) => {
        const [x, y] = [70 + i * 122 - r * 14, 130 + r * 112];
        on.slab('paper', x - 60, y + 20, 122, 20, 10);
        if (!(r === 1 && i === 5))
          on.row(5, (l) => on.at(x, y, 1, () => on.ellipse(l % 2 === 0 ? 'paper' : 'a', 0, -18, 14, 26), l / 5));
      }),
    );
    on.at(670, 236, 1, () => on.putIn({ paper: '#e9e0cb', c: '#cfc3a8' }, 'letter', 0, 0, 0.85), 0.03);
    waveform(on, { name: '2030', y: 44, height: 28, sheet: 'a', pitch: 14, syllables: 6 });
  }),
  'episode-2031': picture(RAIL, (on) => {
    on.back('c');
    on.disc('a', 700, 150, 96);
    on.putIn({ b: '#0c1f1c', paper: '#0c1f1c', c: '#0c1f1c', a: '#0c1f1c' }, 'train', 420, 360, 2.2);
    on.slab('paper', -20, 530, 1000, 60);
    waveform(on, { name: '2031', y: 130, height: 70, sheet: 'b', from: 40, to: 540, syllables: 2 });
  }),
  'episode-2032': picture(RAIL, (on) => {
    for (const [a, b] of [
      [
        [160, 580],
        [560, 60],
      ],
      [
        [330, 580],
        [640, 60],
      ],
      [
        [470, 580],
        [480, 380],
      ],
      [
        [640, 580],
        [600, 230],
      ],
    ] as const)
      on.strip('a', 13, a, b);
    on.row(8, (i) => on.strip('c', 15, [110 + i * 52, 540 - i * 62], [430 + i * 34 - i * i * 2, 540 - i * 62]));
    on.strip('b', 15, [760, 420], [820, 260]);
    on.disc('b', 826, 244, 30);
    on.slab('c', 700, 410, 130, 50, 8);
    on.hill('a', 494, 26, 4, 1.3);
    waveform(on, { name: '2032', y: 70, height: 40, sheet: 'a', from: 30, to: 480, syllables: 3 });
  }),
  'episode-2033': picture(RAIL, (on) => {
    on.slice('b', 560, 320, 110, 0.5, 1);
    on.slab('c', -20, 320, 1000, 260);
    on.strip('a', 11, [554, 322], [330, 580]);
    on.strip('a', 11, [566, 322], [790, 580]);
    on.row(6, (i) => on.strip('a', 5 + i, [552 - i * i * 6.4, 334 + i * i * 8], [568 + i * i * 6.4, 334 + i * i * 8]));
    on.strip('a', 13, [200, 560], [200, 90]);
    on.at(200, 120, 1, () => on.slab('b', 0, -18, 150, 36, 4), -0.12);
    waveform(on, { name: '2033', y: 150, height: 70, sheet: 'a', from: 420, to: 930, syllables: 5 });
  }),
};
