/** Balls of the games. */
import type { Motif } from '../cut-paper.ts';

const ball: Motif = (cut) => {
  cut.disc('b', 0, 0, 92);
  cut.pen.save();
  cut.pen.beginPath();
  cut.pen.arc(0, 0, 92, 0, Math.PI * 2);
  cut.pen.clip();
  for (const turn of [0, 0.2, 0.4, 0.6, 0.8]) {
    cut.at(
      0,
      0,
      1,
      () => {
        cut.poly('a', [0, -104], [34, -84], [22, -58], [-22, -58], [-34, -84]);
        cut.strip('a', 6, [0, -30], [0, -60]);
      },
      turn,
    );
    cut.at(0, 0, 1, () => cut.strip('a', 6, [22, -58], [48, -38]), turn);
  }
  cut.poly(
    'a',
    ...[0, 1, 2, 3, 4].map((corner) => {
      const turn = (corner / 5) * Math.PI * 2 - Math.PI / 2;
      return [Math.cos(turn) * 34, Math.sin(turn) * 34] as const;
    }),
  );
  cut.pen.restore();
};

const basketball: Motif = (cut) => {
  cut.slab('paper', -74, -104, 148, 96, 4);
  cut.slab('c', -28, -62, 56, 40);
  cut.strip('a', 8, [-40, -8], [40, -8]);
  for (let cord = 0; cord < 5; cord += 1) cut.strip('a', 3, [-36 + cord * 18, -6], [-22 + cord * 11, 46]);
  cut.disc('b', 30, 66, 36);
  cut.ribbon('a', 4, [-4, 58], [30, 66], [64, 74]);
  cut.ribbon('a', 4, [38, 31], [30, 66], [22, 101]);
};

export const BALLS = { ball, basketball } as const;
