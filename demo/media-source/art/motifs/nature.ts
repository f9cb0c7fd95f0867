/** Sky, water, plants and animals. */
import type { Knife, Motif } from '../knife.ts';

const mountain: Motif = (cut) => {
  cut.poly('c', [-10, 100], [52, -30], [80, 20], [130, 100]);
  cut.poly('a', [-125, 100], [-58, 6], [-44, 18], [-8, -88], [28, -18], [44, -4], [96, 100]);
  cut.poly('paper', [-8, -88], [10, -53], [2, -42], [-8, -52], [-18, -38], [-24, -42]);
};

const sun: Motif = (cut) => {
  for (let ray = 0; ray < 16; ray += 1) {
    cut.at(0, 0, 1, () => cut.poly('b', [-8, -66], [8, -66], [0, ray % 2 === 0 ? -104 : -88]), ray / 16);
  }
  cut.disc('b', 0, 0, 54);
};

const moon: Motif = (cut) => {
  cut.disc('b', 0, 0, 80);
  cut.disc('paper', 34, -20, 66);
};

const cloud: Motif = (cut) => {
  cut.disc('c', -48, 22, 40);
  cut.disc('c', 4, -12, 58);
  cut.disc('c', 58, 20, 42);
  cut.slab('c', -86, 20, 184, 44, 22);
};

const rain: Motif = (cut) => {
  for (let drop = 0; drop < 11; drop += 1) {
    const [x, y] = [-80 + (drop % 6) * 32 + (drop > 5 ? 16 : 0), drop > 5 ? 78 : 36];
    cut.strip('b', 9, [x, y], [x - 11, y + 27]);
  }
  cut.at(0, -38, 1, () => cloud({ ...cut, ...recoloured(cut, 'a') }));
};

/** The same knife, taking every quiet piece from another sheet. */
function recoloured(cut: Knife, instead: 'a' | 'b'): Pick<Knife, 'disc' | 'slab'> {
  return {
    disc: (_sheet, x, y, radius) => cut.disc(instead, x, y, radius),
    slab: (_sheet, x, y, width, height, radius) => cut.slab(instead, x, y, width, height, radius),
  };
}

const drop: Motif = (cut) => {
  cut.pen.fillStyle = cut.sheets.b;
  cut.pen.beginPath();
  cut.pen.moveTo(0, -100);
  cut.pen.bezierCurveTo(24, -40, 72, -6, 72, 38);
  cut.pen.bezierCurveTo(72, 78, 40, 102, 0, 102);
  cut.pen.bezierCurveTo(-40, 102, -72, 78, -72, 38);
  cut.pen.bezierCurveTo(-72, -6, -24, -40, 0, -100);
  cut.pen.fill();
  cut.ribbon('paper', 11, [-42, 40], [-36, 62], [-16, 76]);
};

const wave: Motif = (cut) => {
  for (const [row, sheet] of (['c', 'b', 'a'] as const).entries()) {
    const y = 10 + row * 34;
    cut.pen.fillStyle = cut.sheets[sheet];
    cut.pen.beginPath();
    cut.pen.moveTo(-170, 130);
    cut.pen.lineTo(-170, y);
    for (let crest = 0; crest < 6; crest += 1) {
      const x = -170 + crest * 60 + row * 12 - 20;
      cut.pen.bezierCurveTo(x + 10, y - 40, x + 38, y - 40, x + 48, y - 14);
      cut.pen.bezierCurveTo(x + 36, y - 22, x + 30, y - 2, x + 60, y);
    }
    cut.pen.lineTo(200, 130);
    cut.pen.fill();
  }
};

const reservoir: Motif = (cut) => {
  cut.poly('c', [-150, 100], [-150, -10], [-90, -70], [-40, -24], [10, -92], [70, 100]);
  cut.poly('b', [-150, 100], [-150, 22], [62, 22], [62, 100]);
  for (const y of [42, 64])
    cut.ribbon('paper', 4, [-130, y], [-100, y - 5], [-70, y], [-40, y - 5], [-10, y], [20, y - 5]);
  cut.poly('a', [44, -18], [74, -18], [132, 100], [44, 100]);
  for (let mark = 0; mark < 5; mark += 1) cut.slab('paper', 50, 4 + mark * 19, mark % 2 === 0 ? 20 : 12, 4);
};

const tap: Motif = (cut) => {
  cut.slab('a', -110, -42, 130, 34, 4);
  cut.slab('a', -34, -86, 16, 52);
  cut.slab('a', -66, -96, 80, 20, 10);
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 34;
  cut.pen.beginPath();
  cut.pen.arc(16, 22, 47, -Math.PI / 2, 0);
  cut.pen.stroke();
  cut.slab('a', 42, 20, 42, 16, 3);
  cut.at(63, 74, 0.28, () => drop(cut));
};

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

const fish: Motif = (cut) => {
  cut.poly('a', [50, 0], [108, -46], [96, 0], [108, 46]);
  cut.ellipse('a', -14, 0, 84, 44);
  cut.poly('b', [-20, -38], [34, -66], [30, -34]);
  cut.slice('b', -98, 0, 62, -0.11, 0.11);
  cut.disc('paper', -62, -10, 9);
  for (let scale = 0; scale < 3; scale += 1)
    cut.ribbon('c', 5, [-10 + scale * 24, -20], [-2 + scale * 24, 0], [-10 + scale * 24, 20]);
};

const bird: Motif = (cut) => {
  cut.poly('a', [-104, 8], [-58, -14], [-58, 12]);
  cut.ellipse('a', -44, -4, 30, 28);
  cut.blob('a', [-62, 10], [-20, -24], [40, -8], [104, 22], [40, 46], [-30, 48]);
  cut.poly('b', [-14, -6], [36, -96], [74, -70], [48, 10]);
  cut.strip('a', 5, [-6, 44], [-10, 96]);
  cut.strip('a', 5, [16, 44], [16, 96]);
  cut.disc('paper', -52, -10, 5);
};

const flock: Motif = (cut) => {
  for (const [x, y, size] of [
    [-70, 40, 0.8],
    [-20, -10, 1],
    [40, 20, 0.7],
    [70, -50, 0.9],
    [0, 70, 0.6],
    [-84, -40, 0.6],
  ] as const) {
    cut.at(x, y, size, () =>
      cut.poly('a', [-42, -18], [-6, -6], [0, 4], [6, -6], [42, -18], [6, 12], [0, 18], [-6, 12]),
    );
  }
};

const flower: Motif = (cut) => {
  cut.ribbon('a', 8, [0, -10], [6, 50], [-4, 104]);
  cut.ellipse('a', 30, 52, 30, 11, -0.1);
  for (let petal = 0; petal < 8; petal += 1) cut.at(0, -34, 1, () => cut.ellipse('b', 0, -40, 16, 28), petal / 8);
  cut.disc('paper', 0, -34, 21);
};

const flame: Motif = (cut) => {
  cut.blob('b', [0, -110], [38, -40], [64, 20], [48, 84], [0, 104], [-50, 84], [-62, 24], [-26, -14], [-18, -60]);
  cut.blob('c', [6, -10], [30, 40], [22, 86], [0, 98], [-26, 84], [-26, 46]);
};

const snow: Motif = (cut) => {
  for (let arm = 0; arm < 6; arm += 1) {
    cut.at(
      0,
      0,
      1,
      () => {
        cut.strip('b', 9, [0, 0], [0, -96]);
        cut.strip('b', 7, [0, -52], [24, -76]);
        cut.strip('b', 7, [0, -52], [-24, -76]);
      },
      arm / 6,
    );
  }
};

const sheep: Motif = (cut) => {
  for (const x of [-44, -20, 24, 46]) cut.slab('a', x, 50, 10, 50);
  for (const [x, y, r] of [
    [-46, 14, 38],
    [0, -4, 48],
    [44, 12, 40],
    [-18, 34, 38],
    [26, 36, 36],
  ] as const)
    cut.disc('paper', x, y, r);
  cut.ellipse('a', 82, -6, 22, 30, 0.06);
  cut.ellipse('a', 62, -26, 16, 7, -0.06);
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

export const NATURE = {
  mountain,
  sun,
  moon,
  cloud,
  rain,
  drop,
  wave,
  reservoir,
  tap,
  pine,
  tree,
  leaf,
  wheat,
  fish,
  bird,
  flock,
  flower,
  flame,
  snow,
  sheep,
  mushroom,
  grapes,
  olive,
} as const;
