/** Vehicles, and what they move along. */
import type { Motif } from '../cut-paper.ts';

const crane: Motif = (cut) => {
  cut.slab('c', -100, 34, 96, 68);
  cut.slab('b', -90, -2, 34, 36);
  cut.strip('a', 9, [36, 102], [36, -84]);
  cut.strip('a', 9, [-96, -62], [104, -62]);
  cut.strip('a', 4, [36, -92], [-92, -64]);
  cut.strip('a', 4, [36, -92], [98, -64]);
  cut.slab('b', 76, -60, 28, 30);
  cut.strip('a', 3, [-66, -60], [-66, -28]);
  cut.slab('b', -84, -30, 36, 18);
  for (let brace = 0; brace < 6; brace += 1) cut.strip('a', 3, [28, 90 - brace * 26], [44, 76 - brace * 26]);
};

const bridge: Motif = (cut) => {
  cut.slab('b', -160, 78, 330, 34);
  cut.pen.fillStyle = cut.sheets.a;
  cut.pen.beginPath();
  cut.pen.rect(-160, -26, 330, 110);
  for (const [x, r] of [
    [-104, 46],
    [0, 56],
    [108, 46],
  ] as const) {
    cut.pen.moveTo(x + r, 84);
    cut.pen.arc(x, 84 - r * 0.5, r, 0.52, Math.PI - 0.52, true);
    cut.pen.closePath();
  }
  cut.pen.fill('evenodd');
  cut.slab('c', -164, -40, 338, 16);
};

const train: Motif = (cut) => {
  cut.strip('a', 5, [-170, 96], [170, 96]);
  cut.pen.fillStyle = cut.sheets.b;
  cut.pen.beginPath();
  cut.pen.moveTo(-170, -44);
  cut.pen.lineTo(52, -44);
  cut.pen.bezierCurveTo(96, -44, 116, 20, 118, 62);
  cut.pen.lineTo(118, 74);
  cut.pen.lineTo(-170, 74);
  cut.pen.fill();
  for (let window = 0; window < 4; window += 1) cut.slab('paper', -158 + window * 50, -24, 36, 34, 5);
  cut.poly('a', [54, -24], [70, -24], [96, 14], [54, 14]);
  cut.slab('c', -170, 32, 286, 12);
  for (const x of [-130, -84, 20, 66]) cut.disc('a', x, 80, 14);
};

const bus: Motif = (cut) => {
  cut.slab('b', -108, -58, 216, 132, 18);
  for (let window = 0; window < 3; window += 1) cut.slab('paper', -94 + window * 48, -38, 38, 46, 4);
  cut.slab('a', 52, -38, 42, 100, 4);
  cut.slab('c', -108, 26, 150, 12);
  for (const x of [-60, 24]) {
    cut.disc('a', x, 74, 26);
    cut.disc('paper', x, 74, 10);
  }
};

const bicycle: Motif = (cut) => {
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 9;
  for (const x of [-62, 62]) {
    cut.pen.beginPath();
    cut.pen.arc(x, 48, 50, 0, Math.PI * 2);
    cut.pen.stroke();
  }
  cut.strip('b', 9, [-62, 48], [-22, -26], [40, -26], [-4, 48], [-62, 48]);
  cut.strip('b', 9, [-4, 48], [-26, -42]);
  cut.strip('b', 9, [62, 48], [36, -50], [58, -60]);
  cut.strip('a', 11, [-44, -46], [-10, -46]);
};

const car: Motif = (cut) => {
  cut.poly('c', [-60, 4], [-34, -42], [34, -42], [66, 4]);
  cut.poly('a', [-46, 2], [-28, -32], [-2, -32], [-2, 2]);
  cut.poly('a', [8, 2], [8, -32], [30, -32], [50, 2]);
  cut.slab('b', -106, 0, 212, 62, 20);
  for (const x of [-58, 60]) {
    cut.disc('a', x, 64, 28);
    cut.disc('paper', x, 64, 11);
  }
};

const road: Motif = (cut) => {
  cut.poly('a', [-14, -60], [14, -60], [120, 120], [-120, 120]);
  for (let dash = 0; dash < 5; dash += 1) {
    const [y, h, w] = [-50 + dash * dash * 8.4, 6 + dash * 6, 1.5 + dash * 2];
    cut.poly('b', [-w, y], [w, y], [w * 1.4, y + h], [-w * 1.4, y + h]);
  }
};

const plane: Motif = (cut) => {
  cut.poly('b', [-10, 0], [-60, 96], [-34, 96], [40, 4]);
  cut.poly('c', [-10, -8], [-44, -84], [-22, -84], [40, -6]);
  cut.blob('a', [-110, -4], [-60, -20], [70, -20], [112, 0], [70, 18], [-60, 14]);
  cut.poly('b', [-100, -6], [-124, -62], [-98, -62], [-62, -14]);
};

const boat: Motif = (cut) => {
  cut.strip('a', 7, [0, 48], [0, -104]);
  cut.poly('paper', [8, -96], [86, 34], [8, 34]);
  cut.poly('b', [-8, -74], [-66, 34], [-8, 34]);
  cut.poly('a', [-96, 48], [104, 48], [72, 92], [-64, 92]);
};

const lighthouse: Motif = (cut) => {
  cut.poly('c', [-12, -66], [-190, -118], [-190, -30]);
  cut.poly('c', [12, -66], [190, -110], [190, -36]);
  cut.poly('paper', [-26, -48], [26, -48], [44, 102], [-44, 102]);
  cut.poly('b', [-31, -8], [31, -8], [36, 36], [-36, 36]);
  cut.slab('a', -22, -82, 44, 34);
  cut.poly('a', [-30, -80], [0, -112], [30, -80]);
  cut.slab('b', -9, -76, 18, 22);
  cut.blob('a', [-90, 108], [-60, 84], [0, 94], [50, 80], [100, 108]);
};

const turbine: Motif = (cut) => {
  cut.poly('a', [-6, -30], [6, -30], [11, 104], [-11, 104]);
  for (let blade = 0; blade < 3; blade += 1)
    cut.at(0, -34, 1, () => cut.poly('b', [-5, 0], [-13, -24], [0, -88], [5, 0]), blade / 3 + 0.06);
  cut.disc('a', 0, -34, 10);
};

const solar: Motif = (cut) => {
  cut.strip('a', 9, [0, 40], [0, 102]);
  cut.poly('a', [-70, -62], [108, -62], [66, 56], [-112, 56]);
  cut.pen.strokeStyle = cut.sheets.paper;
  for (let column = 1; column < 4; column += 1)
    cut.strip('paper', 4, [-70 + column * 44.5, -58], [-112 + column * 44.5, 52]);
  for (const y of [-22, 17]) cut.strip('paper', 4, [-78 - (y + 40) * 0.36, y], [100 - (y + 40) * 0.36, y]);
  cut.poly('b', [-25, -62], [19, -62], [5, -22], [-39, -22]);
};

export const TRAVEL = {
  crane,
  bridge,
  train,
  bus,
  bicycle,
  car,
  road,
  plane,
  boat,
  lighthouse,
  turbine,
  solar,
} as const;
