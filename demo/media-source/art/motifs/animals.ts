/** Animals. */
import type { Motif } from '../cut-paper.ts';

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

export const ANIMALS = { fish, bird, flock, sheep } as const;
