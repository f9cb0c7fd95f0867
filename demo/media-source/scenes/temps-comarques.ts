/** El temps: a map with isobars that drift, what the sky brings chapter by chapter, and temperatures. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, span, window } from '../draw/easing.ts';
import { INK } from '../draw/inks.ts';
import { line, type Point, polygon, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, chapterAt } from './scene.ts';
import { at, icon, LAND, SEA, SHAPE } from './temps-comarques/forecast-map.ts';
import { front, isobars, wind } from './temps-comarques/front.ts';
import { maxima } from './temps-comarques/maxima.ts';

function morning(pen: Pen, t: number, alpha: number): void {
  for (const [index, town] of (['Tarragona', 'Barcelona', 'Girona', 'Vic'] as const).entries()) {
    const [x, y] = at(town);
    icon(pen, 'sun', [x, y - 6 + 3 * Math.sin(t * 1.6 + index)], 0.3, alpha);
  }
  pen.fillStyle = '#ffffff';
  pen.globalAlpha = alpha * 0.9;
  const [x, y] = at('Lleida');
  for (let bank = 0; bank < 4; bank += 1)
    slab(pen, x - 16 + bank * 7 + 12 * Math.sin(t * 0.6 + bank), y - 36 + bank * 22, 124 - bank * 14, 14, 7);
  pen.globalAlpha = 1;
}

const LINES = [
  ['El matí', 'Sol, i boira a Ponent'],
  ['El migdia', 'Front prim pel Pirineu'],
  ['La tarda', 'Tramuntana a l’Empordà'],
  ['Màximes', 'De 9 a 21 graus'],
] as const;

export const tempsComarques: CreateScene = (timing) => {
  const starts = [0, 1, 2, 3, 4].map((index) => chapterAt(timing, index));
  return (pen, t) => {
    fillFrame(pen, SEA);
    isobars(pen, t);
    pen.fillStyle = '#0a4f8a';
    polygon(
      pen,
      SHAPE.map(([x, y]): Point => [x + 7, y + 9]),
    );
    pen.fillStyle = LAND;
    polygon(pen, SHAPE);
    const [, noon = 0, windy = 0, warm = 0] = starts;
    if (t < noon + 0.6) morning(pen, t, easeOut(span(t, 2.6, 0.6)) * (1 - easeInOut(span(t, noon, 0.6))));
    if (t > noon && t < windy + 0.6) front(pen, easeOut(span(t, noon, 6)), window(t, noon, windy + 0.5));
    if (t > windy && t < warm + 0.6) wind(pen, t, window(t, windy, warm + 0.5));
    if (t > warm) maxima(pen, t, warm + 0.2);
    for (const [index, [when, what]] of LINES.entries()) {
      const alpha = window(t, (starts[index] ?? 0) + 0.2, (starts[index + 1] ?? 0) + (index === 3 ? 9 : 0), 0.4);
      if (alpha <= 0) continue;
      setLine(pen, when, 52, 220, { face: 'mark', weight: 800, size: 62, colour: INK.paper, tracking: -0.04, alpha });
      setLine(pen, what, 54, 258, { face: 'plain', weight: 500, size: 23, colour: INK.paper, alpha });
    }
    pen.strokeStyle = INK.groc;
    line(
      pen,
      [
        [54, 500],
        [54 + 250 * (t / timing.lengthS), 500],
      ],
      6,
    );
    cornerMark(pen, INK.paper, 0.8);
    titleCard(pen, t, {
      title: 'El temps',
      below: 'Comarca a comarca',
      ground: '#083f70',
      ink: INK.paper,
      accent: INK.groc,
    });
  };
};
