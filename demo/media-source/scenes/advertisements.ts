/** Three advertisements of invented broadcasters: a dairy, a night train, a bookshop. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS } from '../art/motifs/all-motifs.ts';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, settle, span } from '../draw/easing.ts';
import { createChance } from '../draw/random.ts';
import { disc, placed, polygon, slab } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, HEIGHT, WIDTH } from './scene.ts';

/** The last card of a spot: the name and one line. */
function closing(
  pen: Pen,
  t: number,
  card: { name: string; below: string; ground: string; ink: string; accent: string },
): void {
  fillFrame(pen, card.ground);
  const come = easeOut(span(t, 0.3, 0.5));
  setLine(pen, card.name, WIDTH / 2, 280 + (1 - come) * 20, {
    face: 'mark',
    weight: 800,
    size: 112,
    colour: card.ink,
    align: 'center',
    tracking: -0.045,
    alpha: come,
  });
  setLine(pen, card.below, WIDTH / 2, 346, {
    face: 'plain',
    weight: 500,
    size: 32,
    colour: card.ink,
    align: 'center',
    alpha: easeOut(span(t, 0.6, 0.5)),
  });
  pen.fillStyle = card.accent;
  slab(pen, WIDTH / 2 - 60 * come, 392, 120 * come, 8, 4);
}

function cow(pen: Pen, x: number, y: number, t: number): void {
  placed(pen, x, y, 1, 0, () => {
    pen.fillStyle = '#1b1b1b';
    for (const leg of [-92, -62, 50, 82]) slab(pen, leg, 40, 22, 78, 4);
    pen.fillStyle = '#fffdf5';
    slab(pen, -122, -62, 240, 122, 44);
    pen.fillStyle = '#1b1b1b';
    pen.beginPath();
    pen.ellipse(-50, -20, 46, 30, 0.4, 0, Math.PI * 2);
    pen.ellipse(50, 18, 40, 26, -0.3, 0, Math.PI * 2);
    pen.fill();
    placed(pen, 126, -70 + 5 * Math.sin(t * 2.2), 1, 0.06 * Math.sin(t * 2.2), () => {
      pen.fillStyle = '#fffdf5';
      slab(pen, -30, -42, 88, 80, 24);
      pen.fillStyle = '#f2a9a0';
      slab(pen, 22, -6, 52, 46, 20);
      pen.fillStyle = '#1b1b1b';
      polygon(pen, [
        [-30, -34],
        [-66, -52],
        [-34, -10],
      ]);
      disc(pen, 8, -14, 7);
    });
    placed(pen, -118, -44, 1, 0.25 * Math.sin(t * 3), () => slab(pen, -10, 0, 9, 90, 4));
  });
}

export const adCooperativa: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#bfe0ea');
    pen.fillStyle = '#ffc72c';
    disc(pen, 800, 130, 60);
    for (const [index, colour] of ['#7fb36a', '#5f9a55', '#3f7d45'].entries()) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.ellipse(220 + index * 300, 640 + index * 12, 620, 290 - index * 40, 0, 0, Math.PI * 2);
      pen.fill();
    }
    cow(pen, mix(-240, 330, easeOut(span(t, 0, 2))), 372, t);
    const fill = easeInOut(span(t, 2.2, 2.4));
    placed(pen, 720, 330, settle(span(t, 1.4, 0.6)), 0, () => {
      pen.fillStyle = '#e4f3f7';
      slab(pen, -70, -120, 140, 260, 30);
      slab(pen, -34, -190, 68, 90, 10);
      pen.fillStyle = '#fffdf5';
      slab(pen, -60, 130 - 230 * fill, 120, 230 * fill, 22);
      pen.fillStyle = '#c8102e';
      slab(pen, -38, -206, 76, 28, 8);
    });
    sheet(pen, span(t, lengthS - 4.2, 0.7), () =>
      closing(pen, t - lengthS + 4, {
        name: 'La Vaquera',
        below: 'Cooperativa lletera',
        ground: '#fffdf5',
        ink: '#1f4a2c',
        accent: '#c8102e',
      }),
    );
  };

const stars = createChance('estel');
const STARS = Array.from(
  { length: 60 },
  () => [stars.between(0, 1200), stars.between(0, 340), stars.between(1, 3)] as const,
);

export const adTrens: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#10204a');
    pen.fillStyle = '#f1efea';
    for (const [x, y, size] of STARS) disc(pen, (x - t * 16 + 1200) % 1200, y, size);
    disc(pen, 760, 120, 64);
    pen.fillStyle = '#10204a';
    disc(pen, 786, 106, 56);
    pen.fillStyle = '#1b3166';
    for (let hill = 0; hill < 7; hill += 1) {
      const x = ((hill * 220 - t * 90 + 1540 * 3) % 1540) - 220;
      polygon(pen, [
        [x - 180, 430],
        [x, 300 - (hill % 3) * 30],
        [x + 180, 430],
      ]);
    }
    pen.fillStyle = '#0a1430';
    pen.fillRect(0, 424, WIDTH, HEIGHT);
    const cutter = createPaperCutter(pen, { paper: '#ffc72c', a: '#05091a', b: '#4a2bc2', c: '#a995ff' });
    const x = mix(-420, 560, easeOut(span(t, 0.2, 3.4)));
    for (const wagon of [0, 1, 2])
      placed(pen, x - wagon * 500, 300 + 1.5 * Math.sin(t * 9 + wagon), 1.6, 0, () => MOTIFS.train(cutter));
    sheet(pen, span(t, lengthS - 3, 0.7), () =>
      closing(pen, t - lengthS + 2.8, {
        name: 'Estel',
        below: 'El tren de nit',
        ground: '#4a2bc2',
        ink: '#fbfaf6',
        accent: '#ffc72c',
      }),
    );
  };

export const adLlibres: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#e9a13b');
    const colours = ['#14161a', '#c8102e', '#fbfaf6', '#0b7350', '#4a2bc2'];
    for (let book = 0; book < 22; book += 1) {
      const height = 190 + ((book * 53) % 120);
      const fall = settle(span(t, book * 0.05, 0.5));
      pen.fillStyle = colours[(book * 3) % colours.length] ?? '#14161a';
      placed(pen, 40 + book * 42, 470 - (1 - fall) * 420, 1, book % 7 === 6 ? 0.09 : 0, () =>
        slab(pen, -18, -height, 36, height, 3),
      );
    }
    pen.fillStyle = '#3b1d12';
    slab(pen, 0, 470, WIDTH, 24);
    const turn = easeInOut(span(t, 1.4, 1.2));
    sheet(pen, span(t, 1.5, 0.6), () => {
      fillFrame(pen, '#c8102e');
      for (const side of [-1, 1]) {
        pen.fillStyle = side < 0 ? '#fbfaf6' : '#efe7d3';
        polygon(pen, [
          [480, 170],
          [480 + side * 250 * turn, 140],
          [480 + side * 250 * turn, 420],
          [480, 450],
        ]);
      }
      setLine(pen, '?', 480 + 125 * turn, 350, {
        face: 'news',
        weight: 600,
        size: 170,
        colour: '#14161a',
        align: 'center',
        alpha: turn,
      });
    });
    sheet(pen, span(t, lengthS - 2.7, 0.6), () =>
      closing(pen, t - lengthS + 2.5, {
        name: 'El Full Girat',
        below: 'Llibreria',
        ground: '#fbfaf6',
        ink: '#14161a',
        accent: '#c8102e',
      }),
    );
  };
