/** Mountains, weather and water. */
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

export const SKY = { mountain, sun, moon, cloud, rain, drop, wave, reservoir, tap, snow, flame } as const;
