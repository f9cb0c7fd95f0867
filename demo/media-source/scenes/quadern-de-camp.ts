/** Quadern de camp: reeds and water on one page, a leaf drawn line by line, birds counted across the sky. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS } from '../art/motifs/all-motifs.ts';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, settle, span } from '../draw/easing.ts';
import { blend } from '../draw/inks.ts';
import { createChance } from '../draw/random.ts';
import { curveThrough, disc, line, type Point, placed } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, chapterAt, WIDTH } from './scene.ts';

const PAPER = '#f4f0e0';
const PINE = '#23402f';
const RUST = '#c8642b';
const SAGE = '#9db58a';

const chance = createChance('quadern');
const REEDS = Array.from({ length: 46 }, (_, index) => ({
  x: -20 + index * 22 + chance.between(-8, 8),
  height: chance.between(120, 330),
  sway: chance.between(0, 6),
  isFar: index % 3 !== 0,
}));
const BIRDS = Array.from({ length: 17 }, (_, index) => ({
  column: index % 6,
  row: Math.floor(index / 6),
  drift: chance.between(-16, 16),
}));

function ruled(pen: Pen): void {
  fillFrame(pen, PAPER);
  pen.strokeStyle = blend(PAPER, SAGE, 0.55);
  for (let y = 66; y < 540; y += 40)
    line(
      pen,
      [
        [0, y],
        [WIDTH, y],
      ],
      1.5,
    );
  pen.strokeStyle = blend(PAPER, RUST, 0.6);
  line(
    pen,
    [
      [104, 0],
      [104, 540],
    ],
    2,
  );
}

/** Handwriting of the notebook, appearing from left to right. */
function note(pen: Pen, text: string, x: number, y: number, shown: number): void {
  if (shown <= 0) return;
  pen.save();
  pen.beginPath();
  pen.rect(0, y - 60, x + shown * 620, 90);
  pen.clip();
  setLine(pen, text, x, y, { face: 'news', weight: 440, size: 34, colour: PINE });
  pen.restore();
}

function marsh(pen: Pen, t: number): void {
  fillFrame(pen, '#dfe7d0');
  pen.fillStyle = RUST;
  disc(pen, 720, mix(330, 170, span(t, 3, 14)), 70);
  pen.fillStyle = '#8fb3a6';
  pen.fillRect(0, 380, WIDTH, 160);
  pen.strokeStyle = '#dfe7d0';
  for (let ripple = 0; ripple < 7; ripple += 1) {
    const x = ((ripple * 190 + t * 14) % 1160) - 120;
    line(
      pen,
      [
        [x, 410 + (ripple % 4) * 32],
        [x + 110, 410 + (ripple % 4) * 32],
      ],
      4,
    );
  }
  for (const reed of REEDS) {
    const lean = 16 * Math.sin(t * 0.9 + reed.sway);
    pen.strokeStyle = reed.isFar ? SAGE : PINE;
    pen.lineCap = 'round';
    pen.lineWidth = reed.isFar ? 5 : 8;
    curveThrough(pen, [
      [reed.x, 560],
      [reed.x + lean * 0.3, 560 - reed.height * 0.6],
      [reed.x + lean, 560 - reed.height],
    ]);
    pen.stroke();
  }
  const cutter = createPaperCutter(pen, { paper: PAPER, a: PINE, b: RUST, c: SAGE });
  placed(pen, 300, 250 + 4 * Math.sin(t * 2), 0.5, 0, () => MOTIFS.bird(cutter));
}

/** A willow leaf: outline, then the rib, then the veins, as a pencil would. */
function leafPage(pen: Pen, t: number, fromS: number): void {
  ruled(pen);
  const edge: Point[] = [
    [240, 440],
    [380, 290],
    [560, 190],
    [800, 120],
    [690, 280],
    [500, 390],
    [240, 440],
  ];
  const drawn = easeInOut(span(t, fromS + 0.6, 2.6));
  pen.fillStyle = blend(PAPER, SAGE, 0.75 * easeOut(span(t, fromS + 5, 2)));
  curveThrough(pen, edge, false);
  if (t > fromS + 5) pen.fill();
  pen.strokeStyle = PINE;
  pen.lineWidth = 5;
  pen.setLineDash([drawn * 1500, 3000]);
  curveThrough(pen, edge, false);
  pen.stroke();
  pen.setLineDash([easeInOut(span(t, fromS + 2.4, 1.4)) * 700, 3000]);
  curveThrough(pen, [
    [190, 474],
    [420, 352],
    [600, 258],
    [800, 120],
  ]);
  pen.stroke();
  pen.setLineDash([]);
  for (let vein = 0; vein < 8; vein += 1) {
    const shown = easeOut(span(t, fromS + 3.4 + vein * 0.22, 0.6));
    const [x, y] = [330 + vein * 52, 400 - vein * 30];
    const reach = 62 - Math.abs(vein - 3.2) * 9;
    line(
      pen,
      [
        [x, y],
        [x + reach * 0.7 * shown, y - reach * 0.95 * shown],
      ],
      3,
    );
    line(
      pen,
      [
        [x, y],
        [x + reach * 1.2 * shown, y + reach * 0.06 * shown],
      ],
      3,
    );
  }
  note(pen, 'fulla de salze, platejada per sota', 132, 96, easeInOut(span(t, fromS + 1, 3)));
}

function count(pen: Pen, t: number, fromS: number, endS: number): void {
  ruled(pen);
  const pace = (endS - fromS - 6) / BIRDS.length;
  const cutter = createPaperCutter(pen, { paper: PAPER, a: PINE, b: RUST, c: SAGE });
  let counted = 0;
  for (const [index, bird] of BIRDS.entries()) {
    const shown = span(t, fromS + 1 + index * pace, 0.6);
    if (shown <= 0) continue;
    counted += 1;
    const [x, y] = [186 + bird.column * 126, 218 + bird.row * 112 + bird.drift * 0.6];
    placed(
      pen,
      x + (1 - settle(shown)) * 260,
      y - (1 - settle(shown)) * 120,
      0.44,
      0.02 * Math.sin(t * 2 + index),
      () => MOTIFS.bird(cutter),
    );
  }
  setLine(pen, `${counted}`, 132, 128, { face: 'mark', weight: 800, size: 86, colour: RUST, tracking: -0.04 });
  note(pen, 'bernats pescaires', 262, 122, easeInOut(span(t, fromS + 0.8, 1.4)));
}

export const quadernDeCamp: CreateScene = (timing) => {
  const [, leaf = 0, birds = 0] = [0, 1, 2].map((index) => chapterAt(timing, index));
  return (pen, t) => {
    if (t < leaf + 1) marsh(pen, t);
    if (t < birds + 1) sheet(pen, span(t, leaf, 0.9), () => leafPage(pen, t, leaf));
    sheet(pen, span(t, birds, 0.9), () => count(pen, t, birds, timing.lengthS));
    cornerMark(pen, PINE);
    titleCard(pen, t, {
      title: 'Quadern de camp',
      below: 'Els ocells de l’aiguamoll',
      ground: PINE,
      ink: PAPER,
      accent: RUST,
    });
  };
};
