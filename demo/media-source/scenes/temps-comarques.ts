/** El temps: a map with isobars that drift, what the sky brings chapter by chapter, and temperatures. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS, type MotifName } from '../art/motifs/all-motifs.ts';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, settle, span, window } from '../draw/easing.ts';
import { blend, INK } from '../draw/inks.ts';
import { curveThrough, disc, line, type Point, placed, polygon, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { outline, type Town, townAt } from './catalonia.ts';
import { type CreateScene, chapterAt } from './scene.ts';

const SEA = INK.temps;
const LAND = '#f2ead6';
const MAP = { x: 600, y: 268, scale: 208 } as const;
const SHAPE = outline(MAP.x, MAP.y, MAP.scale);
const at = (town: Town): Point => townAt(town, MAP.x, MAP.y, MAP.scale);

const MAXIMA: readonly (readonly [Town, number])[] = [
  ['Vielha', 9],
  ['Puigcerdà', 11],
  ['Figueres', 16],
  ['Girona', 15],
  ['Lleida', 13],
  ['Barcelona', 18],
  ['Tarragona', 19],
  ['Tortosa', 21],
];

function isobars(pen: Pen, t: number): void {
  pen.strokeStyle = blend(SEA, '#ffffff', 0.22);
  for (let index = 0; index < 9; index += 1) {
    const sway = 14 * Math.sin(t * 0.35 + index * 0.5);
    pen.lineWidth = 2.5;
    curveThrough(pen, [
      [-40, 620 - index * 70 + sway],
      [220, 500 - index * 66 - sway],
      [520, 470 - index * 64 + sway],
      [1010, 380 - index * 74 - sway],
    ]);
    pen.stroke();
  }
}

function icon(pen: Pen, motif: MotifName, [x, y]: Point, scale: number, shown: number): void {
  if (shown <= 0) return;
  const cutter = createPaperCutter(pen, {
    paper: LAND,
    a: '#39505f',
    b: motif === 'sun' ? INK.groc : INK.temps,
    c: '#ffffff',
  });
  placed(pen, x, y, scale * settle(shown), 0, () => MOTIFS[motif](cutter));
}

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

/** A cold front: the line with its teeth, coming down from the north-west. */
function front(pen: Pen, come: number, alpha: number): void {
  pen.globalAlpha = alpha;
  pen.strokeStyle = '#0b3d6b';
  pen.fillStyle = '#0b3d6b';
  const dx = -60 + 130 * come;
  const dy = -170 + 170 * come;
  const points: Point[] = [
    [330, 300],
    [420, 210],
    [560, 150],
    [740, 130],
    [900, 150],
  ].map(([x = 0, y = 0]) => [x + dx, y + dy]);
  pen.lineWidth = 7;
  curveThrough(pen, points);
  pen.stroke();
  for (const [index, [x, y]] of points.entries())
    placed(pen, x, y, 1, -0.75 + index * 0.24, () =>
      polygon(pen, [
        [-18, 0],
        [18, 0],
        [0, 30],
      ]),
    );
  pen.globalAlpha = 1;
  const [x, y] = at('Vielha');
  icon(pen, 'rain', [x + 6, y + 8], 0.36, alpha * easeOut(come * 1.6));
}

function wind(pen: Pen, t: number, alpha: number): void {
  const [x, y] = at('Figueres');
  pen.globalAlpha = alpha;
  pen.strokeStyle = INK.noticies;
  for (let drawBrandStroke = 0; drawBrandStroke < 6; drawBrandStroke += 1) {
    const run = (t * 0.7 + drawBrandStroke * 0.37) % 1;
    pen.lineWidth = 6;
    pen.setLineDash([70, 400]);
    pen.lineDashOffset = -run * 240 + 70;
    curveThrough(pen, [
      [x - 60 + drawBrandStroke * 22, y - 130],
      [x - 52 + drawBrandStroke * 22, y - 60],
      [x - 70 + drawBrandStroke * 24, y + 20],
      [x - 56 + drawBrandStroke * 24, y + 110],
    ]);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

function maxima(pen: Pen, t: number, fromS: number): void {
  for (const [index, [town, degrees]] of MAXIMA.entries()) {
    const shown = settle(span(t, fromS + index * 0.22, 0.5));
    if (shown <= 0) continue;
    const [x, y] = at(town);
    placed(pen, x, y, shown, 0, () => {
      pen.fillStyle = degrees > 17 ? INK.groc : degrees < 12 ? INK.temps : INK.ink;
      disc(pen, 0, 0, 27);
      setLine(pen, `${degrees}°`, 3, 9, {
        face: 'plain',
        weight: 700,
        size: 26,
        colour: degrees > 17 ? INK.ink : INK.paper,
        align: 'center',
      });
    });
  }
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
