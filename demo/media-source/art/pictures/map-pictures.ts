import { type Picture, picture, sheets } from '../stage.ts';
import { waveform } from '../waveform.ts';

const MAP = sheets('#efe7d3', '#0b4a3a', '#e4572e', '#b9a77f');
const BILL = sheets('#ffc72c', '#1f2a22', '#fbfaf6', '#e09a12');

export const MAP_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-mapes-sonors': picture(MAP, (on) => {
    on.row(7, (i) => {
      on.pen.strokeStyle = i === 3 ? on.sheets.b : on.sheets.a;
      on.pen.lineWidth = i === 3 ? 9 : 4;
      on.pen.beginPath();
      on.pen.ellipse(720, 230, 40 + i * 48, 26 + i * 36, 0.3, 0, Math.PI * 2);
      on.pen.stroke();
    });
    on.slab('paper', -20, 350, 1000, 220);
    waveform(on, {
      name: 'mapes',
      y: 440,
      height: 90,
      sheet: 'a',
      accent: { sheet: 'b', from: 0.66, to: 0.82 },
      syllables: 4,
    });
    on.slab('paper', 30, 60, 430, 260);
    on.title('Mapes\nsonors', 56, 180, 400, { sheet: 'a', size: 142 });
  }),
  'episode-2011': picture(MAP, (on) => {
    waveform(on, { name: '2011', y: 120, height: 80, sheet: 'a', from: 320, to: 640, syllables: 1 });
    on.row(3, (i) => {
      const x = 80 + i * 280;
      on.slab('a', x, 300, 250, 150, 6);
      on.row(5, (k) => on.disc('paper', x + 34 + k * 46, 304, 22));
      on.putIn({ a: '#e4572e', b: '#0b4a3a', c: '#0b4a3a' }, 'fish', x + 126, 280, 0.95);
    });
  }),
  'episode-2012': picture(MAP, (on) => {
    on.ridge('c', '2012', 170, 110, 400);
    on.slice('a', 640, 500, 260, 0.5, 1);
    on.slab('a', 380, 490, 520, 90);
    for (const x of [590, 690]) {
      on.disc('b', x, 430, 26);
      on.disc('paper', x, 430, 13);
    }
    waveform(on, { name: '2012', y: 320, height: 110, sheet: 'b', from: 30, to: 350, syllables: 2 });
  }),
  'episode-2013': picture(MAP, (on) => {
    on.put('tree', 760, 250, 2);
    on.ellipse('a', 380, 440, 250, 60);
    on.ellipse('c', 380, 428, 220, 44);
    on.slab('a', 362, 230, 36, 200);
    on.ellipse('a', 380, 236, 90, 22);
    for (const side of [-1, 1])
      on.ribbon('b', 9, [380, 200], [380 + side * 60, 150], [380 + side * 110, 230], [380 + side * 122, 410]);
    waveform(on, { name: '2013', y: 100, height: 60, sheet: 'a', from: 40, to: 560, syllables: 6 });
  }),
  'episode-2014': picture(MAP, (on) => {
    for (const r of [150, 200, 250]) {
      on.pen.strokeStyle = on.sheets.c;
      on.pen.lineWidth = 8;
      on.pen.beginPath();
      on.pen.ellipse(620, 440, r * 1.2, r * 0.28, 0, 0.2, 5.4);
      on.pen.stroke();
    }
    on.ellipse('a', 620, 440, 160, 36);
    on.blob('b', [560, 436], [500, 330], [540, 220], [620, 180], [700, 220], [740, 330], [680, 436]);
    on.ring('b', 620, 150, 46, 20);
    on.poly('b', [700, 230], [790, 190], [800, 210], [730, 290]);
    on.row(3, (i) => on.strip('paper', 5, [526 - i * 3, 300 + i * 34], [714 + i * 3, 300 + i * 34]));
    waveform(on, { name: '2014', y: 280, height: 120, sheet: 'a', from: 40, to: 430, syllables: 3 });
  }),
  'programme-la-lletra-petita': picture(BILL, (on) => {
    on.ribbon('b', 230, [700, -120], [720, 120], [640, 300], [760, 470], [740, 700]);
    on.row(13, (i) =>
      on.strip(
        i % 4 === 3 ? 'c' : 'a',
        7,
        [640 + Math.sin(i * 0.55) * 40, 40 + i * 40],
        [770 + Math.sin(i * 0.55) * 40 - (i % 3) * 36, 40 + i * 40],
      ),
    );
    on.title('La lletra\npetita', 56, 220, 450, { sheet: 'a', size: 136 });
  }),
  'episode-2015': picture(BILL, (on) => {
    on.slab('b', 180, 40, 330, 520, 4);
    on.row(5, (i) =>
      waveform(on, {
        name: `2015-${i}`,
        y: 120 + i * 80,
        height: 22,
        sheet: i === 2 ? 'c' : 'a',
        from: 216,
        to: 470 - (i % 2) * 60,
        pitch: 12,
        syllables: 4,
      }),
    );
    on.disc('a', 700, 220, 120);
    on.disc('b', 700, 220, 98);
    on.slab('a', 650, 330, 100, 26, 8);
    on.slab('a', 660, 366, 80, 24, 8);
    on.strip('a', 7, [672, 320], [684, 220], [716, 220], [728, 320]);
  }),
  'episode-2016': picture(BILL, (on) => {
    on.strip('a', 9, [100, 40], [100, 480], [900, 480]);
    on.strip('b', 17, [130, 320], [880, 250]);
    on.ribbon('a', 17, [130, 440], [260, 320], [360, 400], [500, 210], [620, 330], [760, 120], [880, 190]);
    on.ribbon('c', 17, [130, 400], [420, 380], [560, 260], [880, 80]);
    waveform(on, { name: '2016', y: 516, height: 18, sheet: 'a', pitch: 14 });
  }),
  'episode-2017': picture(BILL, (on) => {
    on.putIn({ a: '#1f2a22', paper: '#ffc72c', b: '#fbfaf6', c: '#e09a12' }, 'basket', 620, 320, 1.9);
    on.putIn({ b: '#e09a12', paper: '#1f2a22' }, 'bread', 560, 230, 0.9, -0.1);
    on.slab('b', 690, 90, 60, 180, 16);
    on.slab('b', 706, 50, 28, 50);
    waveform(on, { name: '2017', y: 270, height: 120, sheet: 'a', from: 40, to: 400, syllables: 4 });
  }),
  'episode-2018': picture(BILL, (on) => {
    on.poly('a', [250, 260], [460, 90], [900, 90], [760, 260]);
    on.row(4, (i) =>
      on.poly('b', [400 + i * 110, 130], [484 + i * 110, 130], [430 + i * 106, 220], [340 + i * 106, 220]),
    );
    on.slab('c', 270, 260, 480, 320);
    on.row(8, (i) => on.slab(i === 5 ? 'b' : 'a', 306 + (i % 4) * 108, 296 + Math.floor(i / 4) * 120, 70, 84));
    waveform(on, { name: '2018', y: 400, height: 90, sheet: 'a', from: 30, to: 240, syllables: 2 });
  }),
  'episode-2019': picture(BILL, (on) => {
    on.slab('c', 300, 90, 480, 400, 12);
    on.slab('c', 300, 56, 200, 60, 12);
    on.at(560, 290, 1, () => on.slab('b', -200, -150, 400, 320, 3), 0.01);
    waveform(on, { name: '2019', y: 250, height: 60, sheet: 'a', from: 400, to: 730, pitch: 15, syllables: 5 });
    on.at(
      690,
      400,
      1,
      () => {
        on.slab('a', -180, -11, 300, 22, 8);
        on.poly('a', [-180, -11], [-180, 11], [-220, 0]);
      },
      -0.08,
    );
  }),
};
