/** Cims: ridges in parallax, the sun crossing, and the map whose contour lines draw themselves. */
import type { Pen } from '../draw/canvas.ts';
import { mix, span } from '../draw/easing.ts';
import { INK } from '../draw/inks.ts';
import { disc } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { DEEP, LAYERS, SKY } from './cims/cims-layers.ts';
import { map } from './cims/contour-map.ts';
import { summit } from './cims/summit.ts';
import { birds, pines } from './cims/wildlife.ts';
import { type CreateScene, chapterAt, type Scene, type Timing } from './scene.ts';

function range(pen: Pen, t: number, lengthS: number): void {
  fillFrame(pen, SKY);
  const day = t / lengthS;
  pen.fillStyle = INK.groc;
  disc(pen, mix(180, 720, day), 250 - 170 * Math.sin(Math.PI * (0.16 + 0.6 * day)), 62);
  for (const { path, colour, speed } of LAYERS) {
    pen.save();
    pen.translate(-40 - t * speed * 0.35, 0);
    pen.fillStyle = colour;
    pen.fill(path);
    pen.restore();
  }
}

export const cims: CreateScene = (timing: Timing): Scene => {
  const [wood, last] = [chapterAt(timing, 1), chapterAt(timing, 2)];
  const end = timing.lengthS;
  const view = mix(last, end, 0.52);
  return (pen, t) => {
    range(pen, t, end);
    if (t > 3) birds(pen, t - 3);
    if (t > wood - 6) pines(pen, t, wood + 9);
    sheet(pen, span(t, mix(wood, last, 0.45), 0.9), () => map(pen, t, mix(wood, last, 0.45), view));
    sheet(pen, span(t, view, 0.9), () => summit(pen, t, view));
    cornerMark(pen, INK.ink);
    titleCard(pen, t, { title: 'Cims', below: 'La carena de llevant', ground: DEEP, ink: SKY, accent: INK.groc });
  };
};
