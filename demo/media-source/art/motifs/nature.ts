/** Plants. */
import type { Motif } from '../cut-paper.ts';

const pine: Motif = (cut) => {
  cut.slab('b', -9, 60, 18, 42);
  for (const [top, width] of [
    [-100, 40],
    [-62, 56],
    [-20, 72],
  ] as const) {
    cut.poly('a', [0, top], [width, top + 92], [-width, top + 92]);
  }
};

const tree: Motif = (cut) => {
  cut.poly('a', [-10, 102], [-6, 0], [6, 0], [14, 102]);
  cut.strip('a', 8, [2, 40], [36, 4]);
  cut.disc('b', 0, -38, 62);
  cut.disc('b', -48, -6, 36);
  cut.disc('c', 46, -10, 42);
};

const leaf: Motif = (cut) => {
  cut.pen.fillStyle = cut.sheets.b;
  cut.pen.beginPath();
  cut.pen.moveTo(0, 84);
  cut.pen.bezierCurveTo(-92, 40, -70, -60, 0, -104);
  cut.pen.bezierCurveTo(70, -60, 92, 40, 0, 84);
  cut.pen.fill();
  cut.strip('a', 6, [0, 108], [0, -80]);
  for (let vein = 0; vein < 4; vein += 1) {
    const y = 56 - vein * 34;
    const reach = 46 - Math.abs(vein - 1.2) * 11;
    cut.strip('a', 4, [0, y], [reach, y - 26]);
    cut.strip('a', 4, [0, y], [-reach, y - 26]);
  }
};

const wheat: Motif = (cut) => {
  for (const [lean, height] of [
    [-34, 0.86],
    [4, 1],
    [40, 0.8],
  ] as const) {
    const top = 100 - 200 * height;
    cut.ribbon('a', 5, [lean * 0.2, 104], [lean * 0.6, 30], [lean, top + 40]);
    for (let grain = 0; grain < 5; grain += 1) {
      const y = top + 78 - grain * 19;
      const x = lean - (grain < 2 ? lean * 0.1 * (2 - grain) : 0);
      cut.ellipse('b', x - 10, y, 7, 15, -0.09);
      cut.ellipse('b', x + 10, y, 7, 15, 0.09);
    }
    cut.ellipse('b', lean, top - 14, 7, 16);
  }
};

const flower: Motif = (cut) => {
  cut.ribbon('a', 8, [0, -10], [6, 50], [-4, 104]);
  cut.ellipse('a', 30, 52, 30, 11, -0.1);
  for (let petal = 0; petal < 8; petal += 1) cut.at(0, -34, 1, () => cut.ellipse('b', 0, -40, 16, 28), petal / 8);
  cut.disc('paper', 0, -34, 21);
};

const mushroom: Motif = (cut) => {
  cut.blob('c', [-20, 0], [20, 0], [26, 70], [34, 98], [-34, 98], [-26, 70]);
  cut.slice('b', 0, 10, 92, 0.5, 1);
  for (const [x, y, r] of [
    [-44, -24, 13],
    [4, -50, 16],
    [46, -18, 11],
  ] as const)
    cut.disc('paper', x, y, r);
};

const grapes: Motif = (cut) => {
  cut.strip('a', 8, [0, -70], [10, -106]);
  cut.poly('c', [6, -78], [70, -112], [96, -60], [50, -40]);
  for (const [row, count] of [4, 5, 4, 3, 2, 1].entries()) {
    for (let berry = 0; berry < count; berry += 1) {
      cut.disc((row + berry) % 3 === 0 ? 'a' : 'b', (berry - (count - 1) / 2) * 34, -48 + row * 29, 19);
    }
  }
};

const olive: Motif = (cut) => {
  cut.ribbon('a', 6, [-100, 60], [-30, 10], [40, -20], [104, -76]);
  for (const [x, y, turn] of [
    [-70, 20, 0.1],
    [-30, -24, 0.12],
    [20, -50, 0.13],
    [66, -86, 0.1],
    [-40, 54, -0.2],
    [30, 22, -0.21],
    [80, -20, -0.2],
  ] as const) {
    cut.ellipse('c', x, y, 12, 40, turn);
  }
  cut.ellipse('b', -8, 50, 20, 28, 0.05);
  cut.ellipse('b', 62, 30, 20, 28, -0.04);
};

export const NATURE = { pine, tree, leaf, wheat, flower, mushroom, grapes, olive } as const;
