/** Quadern de camp: reeds and water on one page, a leaf drawn line by line, birds counted across the sky. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS } from '../art/motifs/all-motifs.ts';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, settle, span } from '../draw/easing.ts';
import { placed } from '../draw/shapes.ts';
import { sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { leafPage } from './quadern-de-camp/leaf-page.ts';
import { BIRDS, marsh } from './quadern-de-camp/marsh.ts';
import { note, PAPER, PINE, RUST, ruled, SAGE } from './quadern-de-camp/page.ts';
import { type CreateScene, chapterAt } from './scene.ts';

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
