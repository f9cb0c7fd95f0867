/** Water, from the sea to the tap. */
import type { Motif } from '../cut-paper.ts';

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

export const WATER = { drop, wave, reservoir, tap } as const;
