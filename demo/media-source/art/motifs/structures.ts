/** What engineers build: works, roads, power. */
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

const road: Motif = (cut) => {
  cut.poly('a', [-14, -60], [14, -60], [120, 120], [-120, 120]);
  for (let dash = 0; dash < 5; dash += 1) {
    const [y, h, w] = [-50 + dash * dash * 8.4, 6 + dash * 6, 1.5 + dash * 2];
    cut.poly('b', [-w, y], [w, y], [w * 1.4, y + h], [-w * 1.4, y + h]);
  }
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

export const STRUCTURES = { crane, bridge, lighthouse, turbine, solar, road } as const;
