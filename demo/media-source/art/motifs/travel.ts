/** Vehicles. */
import type { Motif } from '../cut-paper.ts';

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

export const TRAVEL = { train, bus, bicycle, car, plane, boat } as const;
