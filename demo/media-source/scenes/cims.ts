/** Cims: ridges in parallax, the sun crossing, and the map whose contour lines draw themselves. */
import { Path2D } from '@napi-rs/canvas';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { blend, INK } from '../draw/inks.ts';
import { swell } from '../draw/random.ts';
import { ridgePath, ridgePoints } from '../draw/ridge.ts';
import { curveThrough, disc, line, type Point, polygon } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, chapterAt, HEIGHT, type Scene, type Timing, WIDTH } from './scene.ts';

const SKY = '#f6e3c0';
const DEEP = '#12324a';
const RANGE = 1700;

const LAYERS = [0, 1, 2, 3, 4].map((index) => {
  const points = ridgePoints(`cims-${index}`, {
    width: RANGE,
    crestY: 250 + index * 62,
    relief: 150 - index * 18,
    stride: 330 - index * 34,
  });
  return {
    path: ridgePath(points, RANGE, HEIGHT + 40),
    colour: blend('#b9c7cf', DEEP, (index / 4) ** 0.9),
    speed: 8 + index * 13,
  };
});

const CLIMB: readonly Point[] = [
  [150, 470],
  [235, 418],
  [300, 432],
  [372, 372],
  [340, 318],
  [420, 284],
  [500, 300],
  [545, 246],
  [520, 214],
  [566, 186],
];

/** Height lines around a summit: rings that swell out of round, nested without crossing. */
const CONTOURS: readonly Path2D[] = Array.from({ length: 11 }, (_, index) => {
  const path = new Path2D();
  const radius = 16 + index * 40;
  for (let step = 0; step <= 90; step += 1) {
    const turn = (step / 90) * Math.PI * 2;
    const swelling = 0.09 * Math.sin(2 * turn + 0.8) + 0.07 * Math.sin(3 * turn + 2.1) + 0.035 * Math.sin(5 * turn);
    const reach = radius * (1 + swelling * Math.min(1.3, index / 3));
    const x = 566 + Math.cos(turn) * reach * 1.45;
    const y = 186 + Math.sin(turn) * reach;
    step === 0 ? path.moveTo(x, y) : path.lineTo(x, y);
  }
  return path;
});

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

function birds(pen: Pen, t: number): void {
  pen.strokeStyle = INK.ink;
  for (let index = 0; index < 5; index += 1) {
    const x = 60 + t * 34 - index * 46;
    const y = 150 + index * 13 + 10 * Math.sin(t * 0.9 + index);
    const flap = 9 * Math.sin(t * 7 + index * 1.3);
    line(
      pen,
      [
        [x - 15, y - flap],
        [x, y],
        [x + 15, y - flap],
      ],
      3,
    );
  }
}

/** Pines in front, passing faster than any ridge. */
function pines(pen: Pen, t: number, fromS: number): void {
  pen.fillStyle = '#0b1f2e';
  for (let index = 0; index < 26; index += 1) {
    const x = index * 92 + 30 * swell(index * 2.1, 4) - (t - fromS) * 62;
    const height = 120 + 55 * swell(index * 1.7, 2);
    for (const [share, width] of [
      [1, 26],
      [0.72, 34],
      [0.45, 42],
    ] as const) {
      polygon(pen, [
        [x, 560 - height * share - 36],
        [x + width, 560 - height * (share - 0.42)],
        [x - width, 560 - height * (share - 0.42)],
      ]);
    }
  }
}

function map(pen: Pen, t: number, fromS: number, toS: number): void {
  fillFrame(pen, '#efe7d3');
  pen.strokeStyle = '#a5784a';
  for (const [index, contour] of CONTOURS.entries()) {
    const drawn = easeInOut(span(t, fromS + 0.3 + index * 0.22, 2.4));
    if (drawn === 0) continue;
    pen.lineWidth = index % 4 === 0 ? 2.6 : 1.2;
    pen.setLineDash([drawn * 4200, 6000]);
    pen.stroke(contour);
  }
  const climbed = span(t, fromS + 1.5, toS - fromS - 2.5);
  pen.setLineDash([3, 11]);
  pen.strokeStyle = INK.noticies;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.save();
  pen.beginPath();
  pen.rect(0, mix(480, 176, climbed), WIDTH, HEIGHT);
  pen.clip();
  curveThrough(pen, CLIMB);
  pen.stroke();
  pen.restore();
  pen.setLineDash([]);
  pen.fillStyle = INK.ink;
  polygon(pen, [
    [566, 170],
    [580, 194],
    [552, 194],
  ]);
  pen.fillStyle = '#efe7d3';
  pen.fillRect(44, 52, 282, 118);
  const metres = Math.round(mix(1984, 2881, easeOut(climbed)));
  setLine(pen, `${Math.floor(metres / 1000)}.${String(metres % 1000).padStart(3, '0')} m`, 64, 118, {
    face: 'mark',
    weight: 800,
    size: 64,
    colour: INK.ink,
    tracking: -0.03,
  });
  setLine(pen, 'carena de llevant', 66, 152, { face: 'plain', weight: 500, size: 22, colour: '#6d4f31' });
}

/** From the summit: the near rock, the plain, and the line of the sea. */
function summit(pen: Pen, t: number, fromS: number): void {
  fillFrame(pen, SKY);
  const rise = easeOut(span(t, fromS, 2.6));
  pen.fillStyle = INK.groc;
  disc(pen, 700, 190 - rise * 24, 74);
  pen.fillStyle = INK.temps;
  pen.fillRect(0, 262 + (1 - rise) * 40, WIDTH, 90);
  pen.fillStyle = '#8fb08a';
  pen.fillRect(0, 330 + (1 - rise) * 26, WIDTH, 250);
  for (const [index, layer] of LAYERS.slice(2).entries()) {
    pen.save();
    pen.translate(-300 - index * 90 + t * 3, 92 + (1 - rise) * (30 + index * 34));
    pen.fillStyle = layer.colour;
    pen.fill(layer.path);
    pen.restore();
  }
  pen.fillStyle = '#0b1f2e';
  polygon(pen, [
    [0, 540],
    [0, 452],
    [120, 420],
    [250, 398],
    [330, 412],
    [420, 470],
    [560, 540],
  ]);
  hiker(pen, 262, 400, t);
}

/** Somebody small with a stick and a scarf in the wind, feet at (x, y). */
function hiker(pen: Pen, x: number, y: number, t: number): void {
  pen.fillStyle = INK.ink;
  polygon(pen, [
    [x, y - 78],
    [x + 18, y + 2],
    [x - 18, y + 2],
  ]);
  disc(pen, x, y - 84, 14);
  pen.strokeStyle = INK.ink;
  line(
    pen,
    [
      [x + 8, y - 52],
      [x + 30, y - 34],
      [x + 34, y],
    ],
    5,
  );
  pen.strokeStyle = INK.noticies;
  const wave = [0, 1, 2, 3, 4].map(
    (step): Point => [x - 4 - step * 11, y - 70 + 5 * Math.sin(t * 5 - step) * (step / 3)],
  );
  line(pen, wave, 7);
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
