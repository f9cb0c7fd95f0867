/** El debat: two profiles, what they say as cut paper between them, and the figures side by side. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { blend, INK } from '../draw/inks.ts';
import { line, polygon, slab } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { CORAL, head, NAVY, SAND, speech } from './el-debat/debaters.ts';
import { type CreateScene, chapterAt, HEIGHT } from './scene.ts';

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
