/** Mountains and weather. */
import type { Motif, PaperCutter } from '../cut-paper.ts';

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

/** The same cutter with another sheet for muted pieces. */
function recoloured(cut: PaperCutter, instead: 'a' | 'b'): Pick<PaperCutter, 'disc' | 'slab'> {
  return {
    disc: (_sheet, x, y, radius) => cut.disc(instead, x, y, radius),
    slab: (_sheet, x, y, width, height, radius) => cut.slab(instead, x, y, width, height, radius),
  };
}

const rain: Motif = (cut) => {
  for (let drop = 0; drop < 11; drop += 1) {
    const [x, y] = [-80 + (drop % 6) * 32 + (drop > 5 ? 16 : 0), drop > 5 ? 78 : 36];
    cut.strip('b', 9, [x, y], [x - 11, y + 27]);
  }
  cut.at(0, -38, 1, () => cloud({ ...cut, ...recoloured(cut, 'a') }));
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

const flame: Motif = (cut) => {
  cut.blob('b', [0, -110], [38, -40], [64, 20], [48, 84], [0, 104], [-50, 84], [-62, 24], [-26, -14], [-18, -60]);
  cut.blob('c', [6, -10], [30, 40], [22, 86], [0, 98], [-26, 84], [-26, 46]);
};

export const SKY = { mountain, sun, moon, cloud, rain, snow, flame } as const;
