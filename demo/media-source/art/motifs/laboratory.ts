/** Instruments to look and measure with. */
import type { Motif } from '../cut-paper.ts';

const microscope: Motif = (cut) => {
  cut.slab('a', -70, 84, 140, 18, 6);
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 18;
  cut.pen.beginPath();
  cut.pen.arc(-4, 16, 68, -1.1, 1.35);
  cut.pen.stroke();
  cut.slab('c', -62, 46, 84, 12, 4);
  cut.at(
    -16,
    -30,
    1,
    () => {
      cut.slab('b', -18, -60, 36, 92, 8);
      cut.slab('a', -12, -82, 24, 24, 4);
      cut.slab('a', -9, 32, 18, 26, 3);
    },
    -0.04,
  );
  cut.disc('b', -22, 40, 8);
};

const chip: Motif = (cut) => {
  for (let pin = 0; pin < 5; pin += 1) {
    const at = -52 + pin * 26;
    for (const [from, to] of [
      [
        [at, -104],
        [at, -70],
      ],
      [
        [at, 104],
        [at, 70],
      ],
      [
        [-104, at],
        [-70, at],
      ],
      [
        [104, at],
        [70, at],
      ],
    ] as const) {
      cut.strip('b', 9, from, to);
    }
  }
  cut.slab('a', -74, -74, 148, 148, 12);
  cut.slab('c', -40, -40, 80, 80, 6);
  cut.strip('b', 6, [-16, 40], [-16, 8], [12, -14], [12, -40]);
};

const scales: Motif = (cut) => {
  cut.strip('a', 10, [0, -88], [0, 92]);
  cut.slab('a', -52, 88, 104, 14, 6);
  cut.strip('a', 9, [-88, -50], [88, -76]);
  for (const [x, y] of [
    [-88, -50],
    [88, -76],
  ] as const) {
    cut.strip('a', 3, [x, y], [x - 34, y + 72]);
    cut.strip('a', 3, [x, y], [x + 34, y + 72]);
    cut.slice('b', x, y + 70, 40, 0, 0.5);
  }
  cut.disc('b', 0, -92, 14);
};

const compass: Motif = (cut) => {
  cut.disc('c', 0, 0, 100);
  cut.disc('paper', 0, 0, 84);
  cut.at(
    0,
    0,
    1,
    () => {
      cut.poly('b', [0, -76], [18, 0], [-18, 0]);
      cut.poly('a', [0, 76], [18, 0], [-18, 0]);
    },
    0.09,
  );
  cut.disc('paper', 0, 0, 7);
};

const telescope: Motif = (cut) => {
  cut.strip('a', 9, [0, 20], [-52, 104]);
  cut.strip('a', 9, [0, 20], [52, 104]);
  cut.strip('a', 9, [0, 20], [4, 104]);
  cut.at(
    0,
    0,
    1,
    () => {
      cut.slab('b', -20, -26, 116, 50, 4);
      cut.slab('a', 88, -32, 22, 62, 4);
      cut.slab('a', -86, -17, 68, 34, 4);
    },
    -0.09,
  );
};

const graph: Motif = (cut) => {
  for (const [index, height] of [52, 84, 70, 118, 156].entries())
    cut.slab(index === 4 ? 'b' : 'c', -104 + index * 43, 98 - height, 32, height);
  cut.strip('a', 9, [-96, 20], [-46, -16], [-4, 2], [40, -50], [92, -92]);
  cut.strip('a', 6, [-112, 100], [112, 100]);
};

export const LABORATORY = { microscope, telescope, compass, scales, chip, graph } as const;
