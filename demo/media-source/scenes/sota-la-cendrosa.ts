/** Sota la Cendrosa: a valley at night, rain, one lit window, a car on the bends; then the light goes out. */
import { Path2D } from '@napi-rs/canvas';
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { createChance } from '../draw/random.ts';
import { disc, line, type Point, placed, polygon, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { type CreateScene, chapterAt } from './scene.ts';

const SKY = '#22344a';
const PEAK = '#0b0f16';
const GROUND = '#131b27';
const WALL = '#1d2a3b';
const LIGHT = '#ffc72c';

const chance = createChance('cendrosa');
const DROPS = Array.from({ length: 90 }, () => ({
  x: chance.between(-80, 1040),
  offset: chance.next(),
  speed: chance.between(0.9, 1.4),
}));

/** The road up the valley, from the lower left corner to the broadcaster. */
const ROAD: readonly Point[] = [
  [-60, 548],
  [180, 508],
  [360, 500],
  [300, 462],
  [200, 446],
  [330, 428],
  [480, 420],
  [556, 412],
];

const PEAKS = new Path2D();
for (const [index, [x, y]] of (
  [
    [-20, 560],
    [-20, 330],
    [150, 250],
    [290, 300],
    [540, 70],
    [650, 150],
    [760, 250],
    [860, 210],
    [980, 300],
    [980, 560],
  ] as const
).entries()) {
  index === 0 ? PEAKS.moveTo(x, y) : PEAKS.lineTo(x, y);
}

function onRoad(share: number): Point {
  const at = Math.min(ROAD.length - 1.001, Math.max(0, share) * (ROAD.length - 1));
  const [from, to] = [ROAD[Math.floor(at)] ?? [0, 0], ROAD[Math.floor(at) + 1] ?? [0, 0]];
  return [mix(from[0], to[0], at % 1), mix(from[1], to[1], at % 1)];
}

function house(pen: Pen, x: number, y: number, size: number, lit: number): void {
  placed(pen, x, y, size, 0, () => {
    pen.fillStyle = WALL;
    slab(pen, -70, -100, 140, 102);
    slab(pen, 26, -164, 20, 50);
    pen.fillStyle = '#2b3d55';
    polygon(pen, [
      [-88, -94],
      [0, -158],
      [88, -94],
    ]);
    pen.fillStyle = lit > 0 ? LIGHT : '#0d141e';
    slab(pen, -19, -74, 38, 44);
    pen.strokeStyle = WALL;
    line(
      pen,
      [
        [0, -74],
        [0, -30],
      ],
      4,
    );
  });
}

function rain(pen: Pen, t: number, strength: number): void {
  pen.strokeStyle = 'rgba(160, 185, 210, 0.5)';
  pen.lineWidth = 1.6;
  pen.beginPath();
  for (const drop of DROPS.slice(0, Math.floor(DROPS.length * strength))) {
    const y = ((t * drop.speed + drop.offset) % 1) * 640 - 50;
    const x = drop.x - y * 0.14;
    pen.moveTo(x, y);
    pen.lineTo(x - 4, y + 28);
  }
  pen.stroke();
}

function car(pen: Pen, share: number): void {
  const [x, y] = onRoad(share);
  const [ahead] = onRoad(share + 0.02);
  const side = ahead >= x ? 1 : -1;
  const size = mix(1, 0.55, share);
  pen.save();
  pen.translate(x, y);
  pen.scale(side * size, size);
  pen.fillStyle = 'rgba(255, 199, 44, 0.4)';
  polygon(pen, [
    [26, -16],
    [210, -2],
    [210, 26],
    [26, -4],
  ]);
  pen.fillStyle = '#05080d';
  slab(pen, -44, -24, 84, 22, 9);
  polygon(pen, [
    [-28, -22],
    [-16, -42],
    [14, -42],
    [26, -22],
  ]);
  pen.fillStyle = LIGHT;
  disc(pen, 38, -14, 5);
  pen.fillStyle = '#c8102e';
  disc(pen, -42, -14, 4);
  pen.restore();
}

export const sotaLaCendrosa: CreateScene = (timing) => {
  const [, lit = 0, drive = 0, dark = 0] = [0, 1, 2, 3].map((index) => chapterAt(timing, index));
  const off = dark + 0.8;
  return (pen, t) => {
    const near = 1 + 0.16 * easeInOut(span(t, lit, drive - lit)) - 0.16 * easeInOut(span(t, dark + 2, 5));
    pen.save();
    pen.translate(560, 380);
    pen.scale(near, near);
    pen.translate(-560, -380);
    fillFrame(pen, SKY);
    pen.fillStyle = PEAK;
    pen.fill(PEAKS);
    pen.fillStyle = GROUND;
    polygon(pen, [
      [-60, 420],
      [300, 400],
      [620, 410],
      [1020, 396],
      [1020, 620],
      [-60, 620],
    ]);
    pen.strokeStyle = '#26364a';
    for (const [index, from] of ROAD.slice(0, -1).entries())
      line(pen, [from, ROAD[index + 1] ?? from], mix(26, 12, index / 6));
    const isLit = t < off ? 1 : 0;
    house(pen, 440, 408, 0.66, 0);
    house(pen, 600, 412, 0.86, isLit);
    house(pen, 770, 406, 0.7, 0);
    if (isLit > 0) {
      pen.fillStyle = 'rgba(255, 199, 44, 0.16)';
      polygon(pen, [
        [584, 388],
        [616, 388],
        [664, 470],
        [540, 470],
      ]);
    }
    if (t > drive - 1) car(pen, easeOut(span(t, drive - 1, dark - drive + 4)) * 0.97);
    pen.restore();
    rain(pen, t, 1 - 0.75 * span(t, dark, 4));
    cornerMark(pen, '#f1efea', 0.6);
    titleCard(pen, t, { title: 'Sota la Cendrosa', below: 'La casa del mig', ground: PEAK, ink: LIGHT, accent: SKY });
  };
};
