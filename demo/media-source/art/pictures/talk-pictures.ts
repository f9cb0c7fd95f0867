import { type Picture, picture, type Stage, sheets } from '../stage.ts';
import { waveform } from '../waveform.ts';

const COFFEE = sheets('#0b7350', '#f4ead7', '#ffc72c', '#0a5239');
const COLD = sheets('#16202b', '#dfe6ea', '#e4572e', '#2b3b4a');

/** Two inks suffice: every radio picture stands on its own waveform. */
function sound(on: Stage, id: number, y: number, height: number, from: number, to: number): void {
  waveform(on, { name: `${id}`, y, height, sheet: 'a', accent: { sheet: 'b', from, to }, syllables: 3 + (id % 5) });
}

function cup(on: Stage, x: number, y: number, side: 1 | -1): void {
  on.ring('a', x + side * 78, y, 30, 13);
  on.poly('a', [x - 80, y - 70], [x + 80, y - 70], [x + 54, y + 76], [x - 54, y + 76]);
  on.slab('b', x - 110, y + 82, 220, 16, 8);
}

export const TALK_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-cafe-amb-veu': picture(COFFEE, (on) => {
    cup(on, 560, 400, -1);
    cup(on, 840, 400, 1);
    waveform(on, { name: 'cafe', y: 210, height: 90, sheet: 'b', from: 570, to: 850, syllables: 4 });
    on.title('Cafè\namb veu', 56, 190, 480, { sheet: 'a', size: 160 });
  }),
  'episode-2001': picture(COFFEE, (on) => {
    on.row(8, (i) => on.slab('a', 60 + i * 108, 250, 100, 310, 6));
    on.row(7, (i) => i !== 2 && on.slab('c', 132 + i * 108, 250, 62, 180, 4));
    on.strip('b', 15, [700, 20], [700, 110]);
    on.pen.strokeStyle = on.sheets.b;
    on.pen.beginPath();
    on.pen.arc(700, 140, 34, Math.PI * 0.02, Math.PI * 0.98);
    on.pen.stroke();
    waveform(on, { name: '2001', y: 130, height: 90, sheet: 'b', from: 60, to: 600, syllables: 7 });
  }),
  'episode-2002': picture(COFFEE, (on) => {
    on.back('c');
    waveform(on, { name: '2002', y: 190, height: 130, sheet: 'a', syllables: 3 });
    on.slab('paper', -20, 430, 1000, 140);
    on.putIn({ b: '#0b7350', paper: '#ffc72c', c: '#0b7350', a: '#071f17' }, 'bus', 620, 330, 1.7);
  }),
  'episode-2003': picture(COFFEE, (on) => {
    on.slab('c', 90, 50, 780, 440, 12);
    on.row(5, (i) =>
      waveform(on, {
        name: `2003-${i}`,
        y: 120 + i * 74,
        height: 26,
        sheet: i === 2 ? 'b' : 'a',
        from: 140,
        to: 460 + ((i * 137) % 340),
        pitch: 13,
        syllables: 4 + i,
      }),
    );
  }),
  'episode-2004': picture(COFFEE, (on) => {
    on.row(
      8,
      (i) =>
        i % 2 === 0 && on.poly('c', [i * 124, -20], [i * 124 + 124, -20], [i * 150 - 60, 580], [i * 150 - 210, 580]),
    );
    waveform(on, { name: '2004', y: 190, height: 120, sheet: 'a', syllables: 6 });
    on.slab('b', 560, 380, 190, 70, 12);
    on.strip('b', 13, [740, 390], [880, 240], [920, 240]);
    for (const x of [590, 720]) on.disc('a', x, 460, 32);
  }),
  'episode-2005': picture(COFFEE, (on) => {
    sound(on, 2005, 430, 90, 0, 0.2);
    on.slab('b', 590, 60, 100, 300, 6);
    on.slab('b', 490, 160, 300, 100, 6);
    on.slab('a', 580, 40, 120, 36, 18);
    on.slab('a', 480, 140, 110, 34, 17);
    on.slab('a', 690, 140, 110, 34, 17);
  }),
  'programme-la-pista-freda': picture(COLD, (on) => {
    on.poly('c', [520, 220], [900, 220], [900, 500], [520, 500]);
    on.slab('a', 496, 180, 428, 56, 4);
    on.slab('paper', 640, 300, 140, 60, 4);
    on.slab('a', 652, 312, 116, 36, 2);
    on.ribbon('b', 15, [700, 190], [760, 90], [620, 60], [560, 130], [640, 170], [800, 120], [880, 30], [990, 60]);
    waveform(on, { name: 'pista', y: 440, height: 40, sheet: 'b', from: 540, to: 890, pitch: 15, syllables: 3 });
    on.title('La pista\nfreda', 56, 200, 390, { sheet: 'a', size: 132 });
  }),
  'episode-2006': picture(COLD, (on) => {
    on.slab('c', 460, 20, 380, 700, 190);
    on.slab('a', 510, 80, 280, 600, 140);
    on.strip('paper', 7, [650, 80], [650, 560]);
    on.slab('b', 664, 320, 46, 80, 6);
    on.disc('paper', 687, 346, 10);
    on.poly('paper', [683, 350], [691, 350], [695, 380], [679, 380]);
    waveform(on, { name: '2006', y: 280, height: 100, sheet: 'b', from: 30, to: 430, syllables: 2 });
  }),
  'episode-2007': picture(COLD, (on) => {
    on.slab('a', 150, 150, 190, 240, 8);
    on.row(5, (i) =>
      on.poly(
        i % 2 === 0 ? 'c' : 'a',
        [340 + i * 30, 170 + i * 6],
        [372 + i * 30, 176 + i * 6],
        [372 + i * 30, 364 - i * 6],
        [340 + i * 30, 370 - i * 6],
      ),
    );
    on.slab('a', 490, 190, 50, 160, 6);
    on.disc('b', 530, 270, 52);
    on.disc('paper', 540, 270, 24);
    for (const x of [200, 480]) on.strip('a', 9, [x, 390], [x - 30, 540]);
    on.slab('b', 680, 90, 210, 280, 6);
    on.slab('paper', 704, 114, 162, 232);
    on.putIn({ a: '#dfe6ea', b: '#dfe6ea' }, 'person', 785, 246, 0.86);
    waveform(on, { name: '2007', y: 460, height: 46, sheet: 'b', from: 600, to: 930, syllables: 4 });
  }),
  'episode-2008': picture(COLD, (on) => {
    on.poly('c', [-20, 400], [990, 400], [990, 580], [-20, 580]);
    waveform(on, {
      name: '2008',
      y: 180,
      height: 120,
      sheet: 'c',
      accent: { sheet: 'b', from: 0.62, to: 0.8 },
      syllables: 4,
    });
    on.slab('a', 250, 220, 330, 180, 6);
    on.poly('a', [594, 280], [680, 280], [724, 340], [724, 400], [594, 400]);
    for (const x of [330, 420, 660]) on.disc('paper', x, 406, 36);
    for (const x of [330, 420, 660]) on.disc('a', x, 406, 24);
    on.row(4, (i) => on.slab('a', 60 + i * 260, 460, 30, 80, 15));
    on.row(4, (i) => on.slab('b', 60 + i * 260, 476, 30, 18));
  }),
  'episode-2009': picture(sheets('#16202b', '#e3b341', '#e4572e', '#2b3b4a'), (on) => {
    on.poly(
      'a',
      [250, 70],
      [700, 40],
      [760, 210],
      [700, 300],
      [740, 420],
      [600, 400],
      [470, 450],
      [300, 420],
      [330, 300],
      [230, 220],
    );
    on.disc('paper', 500, 190, 70);
    on.ring('a', 500, 190, 50, 9);
    on.row(17, (i) => on.disc('paper', 300 + ((i * 97) % 400), 100 + ((i * 61) % 290), 5 + (i % 3) * 3));
    waveform(on, { name: '2009', y: 490, height: 34, sheet: 'b', syllables: 5 });
  }),
  'episode-2010': picture(COLD, (on) => {
    on.slab('a', 500, 40, 340, 460, 4);
    on.putIn({ a: '#16202b', b: '#16202b', paper: '#dfe6ea' }, 'child', 670, 330, 1.7);
    on.row(4, (i) => on.slab('c', 548 + i * 72, 40, 16, 460));
    on.slab('c', 500, 210, 340, 16);
    waveform(on, { name: '2010', y: 280, height: 120, sheet: 'b', from: 40, to: 460, syllables: 3 });
  }),
};
