/** Camp obert: lanes that run past, a ball that draws its arc, and the last straight. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS } from '../art/motifs/all-motifs.ts';
import type { Pen } from '../draw/canvas.ts';
import { clamp01, easeIn, easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { disc, line, type Point, placed, polygon, ring, slab } from '../draw/shapes.ts';
import { fillFrame, sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, chapterAt } from './scene.ts';

const TRACK = '#c8442b';
const CHALK = '#fbfaf6';
const GRASS = '#2f6f4f';
const DARK = '#14231b';
const BALL = '#ff8c2b';

function runner(pen: Pen, x: number, y: number, scale: number, t: number, shirt: string): void {
  const cutter = createPaperCutter(pen, { paper: CHALK, a: DARK, b: shirt, c: 'rgba(251,250,246,0.6)' });
  placed(pen, x, y - Math.abs(Math.sin(t * 7)) * 12 * scale, scale, 0.05 * Math.sin(t * 7), () =>
    MOTIFS.runner(cutter),
  );
}

function lanes(pen: Pen, t: number, speed: number): void {
  fillFrame(pen, TRACK);
  pen.fillStyle = GRASS;
  pen.fillRect(0, 0, 960, 120);
  pen.strokeStyle = CHALK;
  for (let lane = 0; lane < 6; lane += 1)
    line(
      pen,
      [
        [0, 130 + lane * 78],
        [960, 130 + lane * 78],
      ],
      4,
    );
  for (let metre = 0; metre < 4; metre += 1) {
    const x = 960 - ((t * speed + metre * 300) % 1200) + 120;
    line(
      pen,
      [
        [x, 132],
        [x - 60, 520],
      ],
      4,
    );
  }
}

function start(pen: Pen, t: number): void {
  lanes(pen, t, 420);
  const shirts = ['#0b6bb8', '#ffc72c', CHALK, '#4a2bc2', '#ffc72c'];
  for (const [index, shirt] of shirts.entries()) {
    const lead = easeInOut(span(t, 4, 9)) * (index === 1 ? 190 : index === 3 ? 120 : -30 * index);
    runner(
      pen,
      250 + index * 60 + lead + 14 * Math.sin(t * 1.3 + index),
      150 + index * 78,
      0.62 + index * 0.07,
      t + index * 0.13,
      shirt,
    );
  }
  setLine(pen, `${Math.floor(span(t, 3, 11) * 10)} km`, 52, 92, {
    face: 'mark',
    weight: 800,
    size: 70,
    colour: CHALK,
    tracking: -0.04,
  });
}

const SHOT: readonly [Point, Point, Point] = [
  [180, 430],
  [470, -190],
  [752, 214],
];

function onArc(p: number): Point {
  const q = 1 - p;
  const [a, b, c] = SHOT;
  return [q * q * a[0] + 2 * q * p * b[0] + p * p * c[0], q * q * a[1] + 2 * q * p * b[1] + p * p * c[1]];
}

/** Seconds of flight; then two touches of the ring, each lower, then through. */
function ballAt(s: number): Point {
  const flight = 2.6;
  if (s < flight) return onArc(s / flight);
  const bounce = s - flight;
  if (bounce < 1) return [752 + 26 * bounce, 214 - 150 * 4 * bounce * (1 - bounce) * 0.5];
  if (bounce < 1.7)
    return [778 - 30 * (bounce - 1), 214 - 90 * 4 * ((bounce - 1) / 0.7) * (1 - (bounce - 1) / 0.7) * 0.5];
  return [760, 214 + 200 * easeIn(clamp01((bounce - 1.7) / 0.8))];
}

function hoop(pen: Pen, t: number, fromS: number): void {
  fillFrame(pen, '#2b2a4c');
  pen.fillStyle = '#b5803f';
  polygon(pen, [
    [0, 450],
    [960, 450],
    [960, 540],
    [0, 540],
  ]);
  pen.fillStyle = '#f4ead7';
  slab(pen, 800, 60, 34, 190, 6);
  slab(pen, 856, 150, 22, 330);
  const s = t - fromS - 0.9;
  pen.setLineDash([2, 16]);
  pen.strokeStyle = '#f4ead7';
  if (s > 0)
    line(
      pen,
      Array.from({ length: 40 }, (_, step) => onArc(Math.min(1, s / 2.6) * (step / 39))),
      5,
    );
  pen.setLineDash([]);
  const [x, y] = ballAt(Math.max(0, s));
  pen.fillStyle = BALL;
  disc(pen, x, y, 38);
  pen.strokeStyle = '#2b2a4c';
  placed(pen, x, y, 1, s * 4, () => {
    line(
      pen,
      [
        [-36, 0],
        [36, 0],
      ],
      4,
    );
    line(
      pen,
      [
        [0, -36],
        [0, 36],
      ],
      4,
    );
    ring(pen, 0, 0, 37, 3);
  });
  pen.strokeStyle = TRACK;
  line(
    pen,
    [
      [704, 252],
      [800, 252],
    ],
    11,
  );
  pen.strokeStyle = '#f4ead7';
  for (let cord = 0; cord < 6; cord += 1)
    line(
      pen,
      [
        [710 + cord * 17, 258],
        [726 + cord * 11, 340],
      ],
      3,
    );
  const left = Math.max(0, 3 - Math.floor(Math.max(0, s)));
  setLine(pen, s > 4.3 ? '+3' : `0:0${left}`, 70, 150, {
    face: 'mark',
    weight: 800,
    size: 120,
    colour: s > 4.3 ? BALL : '#f4ead7',
    tracking: -0.05,
  });
}

function finish(pen: Pen, t: number, fromS: number, endS: number): void {
  lanes(pen, t, 620);
  const p = span(t, fromS + 0.8, endS - fromS - 5);
  runner(pen, 560, 240, 0.8, t + 0.2, '#0b6bb8');
  runner(pen, 480, 320, 0.9, t + 0.4, CHALK);
  runner(pen, mix(120, 700, easeInOut(p)), 440, 1.15, t, '#ffc72c');
  const tape = easeOut(span(t, endS - 5, 0.8));
  if (tape > 0) {
    pen.fillStyle = DARK;
    for (let square = 0; square < 28; square += 1)
      if ((square + Math.floor(square / 2)) % 2 === 0)
        pen.fillRect(
          960 - tape * 190 + (square % 2) * 26 - Math.floor(square / 2) * 4,
          122 + Math.floor(square / 2) * 30,
          26,
          30,
        );
  }
  const seconds = mix(1790, 1864, span(t, fromS, endS - fromS - 3.4));
  setLine(pen, `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`, 52, 92, {
    face: 'mark',
    weight: 800,
    size: 70,
    colour: '#ffc72c',
    tracking: -0.04,
  });
}

export const campObert: CreateScene = (timing) => {
  const [, court = 0, straight = 0] = [0, 1, 2].map((index) => chapterAt(timing, index));
  return (pen, t) => {
    if (t < court + 1) start(pen, t);
    if (t < straight + 1) sheet(pen, span(t, court, 0.8), () => hoop(pen, t, court));
    sheet(pen, span(t, straight, 0.8), () => finish(pen, t, straight, timing.lengthS));
    cornerMark(pen, CHALK, 0.8);
    titleCard(pen, t, { title: 'Camp obert', below: 'La volta al llac', ground: GRASS, ink: CHALK, accent: BALL });
  };
};
