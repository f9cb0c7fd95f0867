/** El debat: two profiles, what they say as cut paper between them, and the figures side by side. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, settle, span } from '../draw/easing.ts';
import { blend, INK } from '../draw/inks.ts';
import { curveThrough, line, type Point, polygon, slab } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, chapterAt, HEIGHT } from './scene.ts';

const SAND = '#f0e6d2';
const NAVY = '#1b2240';
const CORAL = '#e4572e';

const PROFILE: readonly Point[] = [
  [-30, -250],
  [80, -210],
  [118, -120],
  [160, -30],
  [118, -4],
  [122, 52],
  [98, 104],
  [40, 120],
  [30, 320],
  [-220, 320],
  [-180, 120],
  [-210, -40],
  [-170, -190],
];

/** A head that looks to the right, or to the left when mirrored; its jaw moves while it talks. */
function head(pen: Pen, x: number, colour: string, isMirrored: boolean, talk: number): void {
  pen.save();
  pen.translate(x, 300);
  pen.scale(isMirrored ? -1 : 1, 1);
  pen.rotate(-0.02 + 0.02 * talk);
  pen.fillStyle = colour;
  curveThrough(
    pen,
    PROFILE.map(([px, py], index): Point => [px, py + (index >= 5 && index <= 7 ? 7 * talk : 0)]),
    true,
  );
  pen.fill();
  pen.fillStyle = SAND;
  polygon(pen, [
    [92, 38],
    [136, 34 + 2 * talk],
    [134, 38 + 12 * talk],
  ]);
  pen.restore();
}

/** One thing said: a paper that opens out of a mouth, with lines for words. */
function speech(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: string,
  shown: number,
  isMirrored: boolean,
): void {
  if (shown <= 0) return;
  pen.save();
  pen.translate(x, y);
  pen.scale((isMirrored ? -1 : 1) * settle(shown), settle(shown));
  pen.fillStyle = colour;
  slab(pen, 0, -84, width, 84, 26);
  polygon(pen, [
    [20, -12],
    [70, -4],
    [-18, 30],
  ]);
  pen.strokeStyle = SAND;
  line(
    pen,
    [
      [28, -56],
      [28 + (width - 56) * Math.min(1, shown * 1.3), -56],
    ],
    8,
  );
  line(
    pen,
    [
      [28, -30],
      [28 + (width - 110) * shown, -30],
    ],
    8,
  );
  pen.restore();
}

function figures(pen: Pen, t: number, fromS: number): void {
  fillFrame(pen, NAVY);
  const heights = [
    [120, 210, 250, 300],
    [90, 130, 220, 180],
  ] as const;
  for (const [side, bars] of heights.entries()) {
    for (const [index, height] of bars.entries()) {
      const grown = easeOut(span(t, fromS + 0.8 + index * 0.35 + side * 0.18, 1.1));
      pen.fillStyle = side === 0 ? SAND : CORAL;
      slab(pen, 130 + index * 190 + side * 76, 430 - height * grown, 68, height * grown);
    }
  }
  pen.strokeStyle = blend(NAVY, SAND, 0.6);
  line(
    pen,
    [
      [100, 432],
      [860, 432],
    ],
    5,
  );
  setLine(pen, 'Quants pisos falten?', 100, 92, {
    face: 'mark',
    weight: 800,
    size: 54,
    colour: SAND,
    tracking: -0.035,
    alpha: easeOut(span(t, fromS + 0.4, 0.6)),
  });
  for (const [index, year] of ['2023', '2024', '2025', '2026'].entries())
    setLine(pen, year, 202 + index * 190, 476, { face: 'plain', weight: 600, size: 24, colour: SAND, align: 'center' });
}

export const elDebat: CreateScene = (timing) => {
  const [, sides = 0, numbers = 0] = [0, 1, 2].map((index) => chapterAt(timing, index));
  const half = (sides + numbers) / 2;
  return (pen, t) => {
    fillFrame(pen, SAND);
    pen.fillStyle = blend(SAND, CORAL, 0.32);
    const shift = 60 * Math.sin(t * 0.25);
    polygon(pen, [
      [560 + shift, 0],
      [960, 0],
      [960, HEIGHT],
      [400 + shift, HEIGHT],
    ]);
    const leftTalks = t > 3 && t < half ? Math.abs(Math.sin(t * 9)) : 0;
    const rightTalks = t >= half ? Math.abs(Math.sin(t * 8)) : 0;
    head(pen, mix(-220, 200, easeOut(span(t, 2.6, 1))), NAVY, false, leftTalks);
    head(pen, mix(1180, 760, easeOut(span(t, 2.9, 1))), CORAL, true, rightTalks);
    speech(pen, 372, 236, 190, NAVY, easeInOut(span(t, 4.4, 0.8)), false);
    speech(pen, 372, 130, 240, INK.radio, easeInOut(span(t, sides + 0.4, 0.8)), false);
    speech(pen, 590, 350, 200, CORAL, easeInOut(span(t, half, 0.8)), true);
    speech(pen, 590, 456, 170, INK.noticies, easeInOut(span(t, half + 2.2, 0.8)), true);
    sheet(pen, span(t, numbers, 0.9), () => figures(pen, t, numbers));
    cornerMark(pen, t > numbers + 0.5 ? SAND : NAVY);
    titleCard(pen, t, { title: 'El debat', below: 'Qui paga l’habitatge?', ground: NAVY, ink: SAND, accent: CORAL });
  };
};
