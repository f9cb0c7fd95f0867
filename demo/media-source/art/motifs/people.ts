/** People, in as few cuts as possible. */
import type { Motif, PaperCutter, Sheet } from '../cut-paper.ts';
import { figure } from './figure.ts';

const person: Motif = (cut) => figure(cut, 'b', 0, 102, 1.5);

const crowd: Motif = (cut) => {
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 7 - row; column += 1) {
      const x = -138 + row * 22 + column * 45;
      const pick = (column * 2 + row) % 3;
      figure(cut, pick === 0 ? 'b' : pick === 1 ? 'c' : 'a', x, 40 + row * 38, 0.62 + row * 0.1);
    }
  }
};

const protest: Motif = (cut) => {
  for (const [x, y, sheet] of [
    [-74, -68, 'b'],
    [8, -96, 'paper'],
    [86, -62, 'b'],
  ] as const) {
    cut.strip('a', 6, [x, y + 30], [x, 40]);
    cut.at(x, y, 1, () => cut.slab(sheet, -38, -28, 76, 54, 3), (x / 100) * 0.02);
    cut.strip('a', 6, [x - 20, y - 8], [x + 20, y - 8]);
    cut.strip('a', 6, [x - 20, y + 8], [x + 6, y + 8]);
  }
  for (const [index, x] of [-108, -60, -12, 36, 84, 124].entries())
    figure(cut, index % 2 === 0 ? 'a' : 'c', x, 104, 0.72);
};

/** A head in profile that looks to the right. */
export function head(cut: PaperCutter, sheet: Sheet): void {
  cut.blob(
    sheet,
    [-6, -100],
    [44, -78],
    [52, -38],
    [72, -6],
    [54, 6],
    [54, 30],
    [46, 52],
    [14, 56],
    [12, 104],
    [-64, 104],
    [-58, 40],
    [-78, -10],
    [-62, -74],
  );
}

const profile: Motif = (cut) => {
  head(cut, 'a');
  cut.disc('paper', 26, -30, 5);
  cut.ribbon('b', 10, [-50, -6], [-30, -26], [-22, 0], [-40, 14]);
};

const talk: Motif = (cut) => {
  cut.at(-78, 14, 0.86, () => head(cut, 'a'));
  cut.pen.save();
  cut.pen.translate(84, 14);
  cut.pen.scale(-0.86, 0.86);
  head(cut, 'b');
  cut.pen.restore();
  cut.slab('c', -38, -112, 76, 44, 20);
  cut.poly('c', [-16, -74], [8, -74], [-20, -52]);
};

export const PEOPLE = { person, crowd, protest, profile, talk } as const;
