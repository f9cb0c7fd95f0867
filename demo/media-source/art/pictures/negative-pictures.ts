/** Prints of an itinerant photographer's negatives, for the gallery of one story: one sepia for all, and a black edge. */
import { type Picture, picture, type Stage, sheets } from '../stage.ts';

const PRINT = sheets('#d8ccb6', '#211b17', '#8d7c67', '#f3ecdf');
const DARK = { a: '#211b17', b: '#211b17', c: '#211b17' };
const LIGHT = { a: '#f3ecdf', b: '#f3ecdf', c: '#f3ecdf' };
const BROWN = { a: '#5b4b3c', b: '#5b4b3c', c: '#5b4b3c' };

/** The painted cloth that she travelled with: a lake, and from 1944 a boat on it. */
function backdrop(on: Stage, hasBoat = false): void {
  on.poly('c', [130, -20], [830, -20], [800, 420], [160, 420]);
  on.poly('b', [156, 250], [330, 130], [470, 230], [610, 150], [808, 260], [806, 300], [152, 300]);
  on.slab('paper', 152, 292, 654, 90);
  for (const y of [312, 340, 366]) on.ribbon('c', 5, [190, y], [330, y - 8], [520, y + 4], [760, y - 6]);
  if (hasBoat) on.putIn({ a: '#211b17', b: '#f3ecdf', c: '#8d7c67' }, 'boat', 640, 290, 0.62);
  on.strip('b', 6, [480, -20], [476, 420]);
}

/** Ground, what is on it, and the edge of the film with its notches. */
const print = (draw: (on: Stage) => void): Picture =>
  picture(PRINT, (on) => {
    draw(on);
    on.slab('a', -20, -20, 1000, 44);
    on.slab('a', -20, 516, 1000, 44);
    on.slab('a', -20, -20, 50, 600);
    on.slab('a', 930, -20, 50, 600);
    on.row(4, (i) => on.slab('c', 60 + i * 30, 4, 12, 12, 6));
  });

export const NEGATIVE_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3027-1': print((on) => {
    backdrop(on);
    on.poly('b', [-20, 420], [990, 400], [990, 580], [-20, 580]);
    on.putIn(DARK, 'person', 420, 350, 1.5);
    on.putIn(LIGHT, 'person', 545, 356, 1.42);
    on.disc('paper', 500, 372, 16);
    on.disc('c', 488, 386, 13);
  }),
  'story-3027-2': print((on) => {
    on.ridge('b', '3027-2', 210, 50, 240);
    on.poly('c', [-20, 300], [990, 290], [990, 580], [-20, 580]);
    on.row(6, (i) => on.putIn(i === 2 ? BROWN : DARK, 'person', 170 + i * 124, 270 + (i % 2) * 8, 0.86));
    on.row(5, (i) => on.putIn(i === 3 ? DARK : BROWN, 'person', 232 + i * 124, 384 + (i % 2) * 6, 0.94));
    on.putIn({ a: '#f3ecdf', b: '#211b17', c: '#211b17', paper: '#f3ecdf' }, 'ball', 480, 464, 0.36);
  }),
  'story-3027-3': print((on) => {
    backdrop(on, true);
    on.poly('b', [-20, 420], [990, 430], [990, 580], [-20, 580]);
    on.putIn(DARK, 'child', 380, 384, 1.3);
    on.slab('a', 240, 400, 90, 12);
    on.slab('a', 252, 408, 10, 80);
    on.slab('a', 308, 408, 10, 80);
  }),
  'story-3027-4': print((on) => {
    on.poly('b', [-20, -20], [560, -20], [500, 580], [-20, 580]);
    on.putIn(DARK, 'person', 320, 320, 2.3);
    on.putIn({ a: '#f3ecdf', b: '#8d7c67', c: '#f3ecdf', paper: '#8d7c67' }, 'letter', 700, 300, 1.3, -0.08);
  }),
  'story-3027-5': print((on) => {
    on.ridge('b', '3027-5', 190, 40, 200);
    on.poly('c', [-20, 360], [990, 350], [990, 580], [-20, 580]);
    for (const [x, y, s] of [
      [220, 250, 1],
      [520, 230, 1.2],
      [800, 262, 0.9],
    ] as const)
      on.at(x, y, s, () => {
        on.poly('a', [-110, 0], [0, -96], [110, 0]);
        on.poly('c', [-46, 0], [0, -96], [46, 0]);
        on.slab('b', -96, 0, 192, 110);
        on.slab('a', -30, 30, 60, 80, 6);
      });
    on.row(9, (i) => on.putIn(i % 3 === 1 ? BROWN : DARK, 'person', 110 + i * 96, 420 + (i % 3) * 12, 0.66));
  }),
  'story-3027-6': print((on) => {
    on.back('b');
    on.slab('c', 150, 60, 660, 420, 4);
    on.slab('paper', 172, 82, 616, 376);
    on.row(5, (i) => on.slab('b', 196 + i * 122, 104, 74, 54, 4));
    on.row(5, (i) => on.disc('c', 232 + i * 122, 130, 17));
    on.putIn(DARK, 'person', 440, 330, 1.5);
    on.poly('a', [440, 190], [540, 176], [580, 330], [500, 372]);
    on.slab('a', 560, 226, 120, 92, 6);
    on.disc('c', 690, 272, 26);
    for (const x of [570, 620, 670]) on.strip('a', 9, [620, 318], [x + (x - 620) * 0.9, 458]);
    on.strip('c', 10, [172, 440], [420, 82]);
  }),
};
