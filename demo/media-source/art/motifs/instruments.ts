/** Objects of the street, the office and the studio. */
import type { Motif } from '../cut-paper.ts';

const ballot: Motif = (cut) => {
  cut.at(
    8,
    -60,
    1,
    () => {
      cut.slab('paper', -42, -44, 84, 100);
      cut.strip('b', 11, [-20, -4], [-4, 14], [26, -24]);
    },
    0.03,
  );
  cut.poly('c', [-104, 4], [-84, -18], [84, -18], [104, 4]);
  cut.slab('a', -104, 4, 208, 98);
  cut.slab('b', -62, -10, 124, 9, 4);
  cut.slab('c', -30, 34, 60, 40);
};

const coins: Motif = (cut) => {
  for (const [x, count] of [
    [-66, 3],
    [0, 6],
    [66, 9],
  ] as const) {
    for (let coin = 0; coin < count; coin += 1) {
      cut.slab(coin % 2 === 0 ? 'b' : 'a', x - 28, 86 - coin * 20, 56, 17, 8);
    }
  }
};

const phone: Motif = (cut) => {
  cut.slab('a', -56, -104, 112, 206, 18);
  cut.slab('paper', -46, -86, 92, 164, 4);
  cut.disc('b', 0, -24, 28);
  for (let row = 0; row < 3; row += 1)
    cut.strip(row === 0 ? 'a' : 'c', 8, [-28, 26 + row * 18], [row === 2 ? 6 : 28, 26 + row * 18]);
};

const lamp: Motif = (cut) => {
  cut.poly('c', [-34, -20], [50, -50], [150, 104], [-60, 104]);
  cut.strip('a', 9, [-80, 96], [-80, -4], [-20, -70]);
  cut.slab('a', -112, 90, 64, 14, 6);
  cut.at(0, -66, 1, () => cut.poly('b', [-20, -26], [20, -26], [50, 34], [-50, 34]), -0.07);
};

const clock: Motif = (cut) => {
  cut.disc('a', 0, 0, 100);
  cut.disc('paper', 0, 0, 82);
  for (let hour = 0; hour < 12; hour += 1)
    cut.at(0, 0, 1, () => cut.slab(hour % 3 === 0 ? 'b' : 'c', -4, -76, 8, hour % 3 === 0 ? 18 : 10), hour / 12);
  cut.strip('a', 9, [0, 0], [0, -52]);
  cut.strip('a', 9, [0, 0], [36, 20]);
  cut.disc('b', 0, 0, 10);
};

const key: Motif = (cut) => {
  cut.pen.strokeStyle = cut.sheets.b;
  cut.pen.lineWidth = 24;
  cut.pen.beginPath();
  cut.pen.arc(-58, 0, 42, 0, Math.PI * 2);
  cut.pen.stroke();
  cut.slab('b', -12, -11, 122, 22, 4);
  cut.slab('b', 62, 4, 18, 38, 3);
  cut.slab('b', 92, 4, 18, 28, 3);
};

const medal: Motif = (cut) => {
  cut.poly('a', [-52, -106], [-14, -106], [20, 0], [-10, 12]);
  cut.poly('c', [52, -106], [14, -106], [-20, 0], [10, 12]);
  cut.disc('b', 0, 44, 58);
  cut.disc('paper', 0, 44, 42);
  cut.disc('b', 0, 44, 30);
};

const microphone: Motif = (cut) => {
  cut.pen.strokeStyle = cut.sheets.a;
  cut.pen.lineWidth = 11;
  cut.pen.beginPath();
  cut.pen.arc(0, -14, 62, 0, Math.PI);
  cut.pen.stroke();
  cut.strip('a', 11, [0, 50], [0, 92]);
  cut.slab('a', -44, 88, 88, 14, 6);
  cut.slab('b', -38, -106, 76, 130, 38);
  for (const y of [-70, -46, -22]) cut.strip('paper', 5, [-20, y], [20, y]);
};

export const INSTRUMENTS = { ballot, coins, phone, lamp, clock, key, medal, microphone } as const;
