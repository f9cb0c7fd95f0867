/** People at what they do. */
import type { Motif } from '../cut-paper.ts';
import { figure } from './figure.ts';

const runner: Motif = (cut) => {
  cut.disc('a', 30, -84, 20);
  cut.strip('b', 34, [20, -52], [-4, 4]);
  cut.strip('a', 15, [20, -48], [52, -20], [84, -40]);
  cut.strip('a', 15, [16, -48], [-30, -40], [-50, -6]);
  cut.strip('a', 18, [-2, 12], [40, 34], [30, 88]);
  cut.strip('a', 18, [-8, 12], [-40, 52], [-96, 56]);
  for (const y of [-60, -30, 80]) cut.strip('c', 6, [-120, y], [-80, y]);
};

const child: Motif = (cut) => {
  cut.strip('a', 12, [-24, 6], [-66, -34]);
  cut.strip('a', 12, [24, 6], [66, -34]);
  cut.poly('b', [-24, -10], [24, -10], [42, 70], [-42, 70]);
  cut.strip('a', 13, [-16, 70], [-20, 100]);
  cut.strip('a', 13, [16, 70], [20, 100]);
  cut.disc('a', 0, -46, 35);
  cut.disc('paper', -11, -46, 5);
  cut.disc('paper', 11, -46, 5);
};

const hands: Motif = (cut) => {
  for (const [side, sheet] of [
    [-1, 'a'],
    [1, 'b'],
  ] as const) {
    cut.pen.save();
    cut.pen.scale(side, 1);
    cut.slab(sheet, 26, -22, 110, 52, 10);
    for (let finger = 0; finger < 4; finger += 1) cut.slab(sheet, -30 + finger * 3, -22 + finger * 14, 70, 11, 6);
    cut.at(36, -26, 1, () => cut.slab(sheet, -10, -30, 18, 44, 9), 0.08);
    cut.pen.restore();
  }
};

const dancer: Motif = (cut) => {
  cut.disc('a', -6, -92, 16);
  cut.ribbon('a', 12, [-4, -64], [34, -96], [64, -86]);
  cut.ribbon('a', 12, [-6, -62], [-46, -74], [-70, -104]);
  cut.poly('b', [-18, -72], [12, -72], [10, -18], [76, 40], [-60, 46], [-12, -18]);
  cut.strip('a', 13, [2, 42], [-4, 102]);
  cut.strip('a', 13, [26, 40], [74, 72]);
};

const farmer: Motif = (cut) => {
  cut.strip('a', 7, [64, -80], [64, 102]);
  for (const x of [50, 64, 78]) cut.strip('a', 5, [x, -104], [x, -74]);
  cut.strip('a', 5, [50, -74], [78, -74]);
  figure(cut, 'b', -10, 102, 1.4);
  cut.ellipse('c', -10, -72, 46, 11);
  cut.slab('c', -32, -98, 44, 26, 10);
  cut.strip('b', 16, [8, -20], [62, 4]);
};

const firefighter: Motif = (cut) => {
  figure(cut, 'a', 0, 102, 1.4, 'c');
  cut.slab('b', -34, 22, 68, 12);
  cut.slice('b', 0, -66, 34, 0.5, 1);
  cut.slab('b', -44, -70, 88, 11, 5);
};

export const WORK_AND_DANCE = { runner, child, hands, dancer, farmer, firefighter } as const;
