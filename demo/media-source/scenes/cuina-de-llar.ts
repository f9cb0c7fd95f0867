/** Cuina de llar: a pan from above; onion, herbs and tomato fall in, steam and spoon go round. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS } from '../art/motifs/all-motifs.ts';
import type { Pen } from '../draw/canvas.ts';
import { clamp01, easeOut, mix, span } from '../draw/easing.ts';
import { blend } from '../draw/inks.ts';
import { createChance } from '../draw/random.ts';
import { curveThrough, disc, placed, ring, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { type CreateScene, chapterAt } from './scene.ts';

const CLOTH = '#f3e4c8';
const IRON = '#3b1d12';
const TOMATO = '#c8422b';
const GOLD = '#e9a13b';
const PAN = { x: 590, y: 285, radius: 215 } as const;

const chance = createChance('cuina');
const BITS = Array.from({ length: 64 }, (_, index) => {
  const reach = Math.sqrt(index / 64) * (PAN.radius - 42);
  return {
    turn: index * 2.39996,
    reach,
    spin: chance.between(0, 6),
    size: chance.between(10, 19),
    delay: chance.between(0, 3.6),
  };
});

function cloth(pen: Pen): void {
  fillFrame(pen, CLOTH);
  pen.fillStyle = blend(CLOTH, TOMATO, 0.16);
  for (let stripe = 0; stripe < 12; stripe += 1) pen.fillRect(stripe * 84, 0, 26, 540);
  for (let stripe = 0; stripe < 7; stripe += 1) pen.fillRect(0, stripe * 84, 960, 26);
}

/** A whole onion in rings, being sliced away before it goes into the pan. */
function onion(pen: Pen, x: number, y: number, t: number, left: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x - 110, y - 110, 220 * left, 220);
  pen.clip();
  pen.fillStyle = '#fff8e6';
  disc(pen, x, y, 96);
  pen.strokeStyle = GOLD;
  for (const share of [0.95, 0.72, 0.5, 0.27]) ring(pen, x, y, 96 * share, 6);
  pen.restore();
  if (left <= 0 || left >= 1) return;
  pen.fillStyle = IRON;
  slab(pen, x - 112 + 220 * left, y - 130 + 16 * Math.sin(t * 12), 12, 250, 5);
}

function steam(pen: Pen, t: number, strength: number): void {
  pen.lineCap = 'round';
  for (let wisp = 0; wisp < 5; wisp += 1) {
    const rise = (t * 0.28 + wisp * 0.2) % 1;
    const x = PAN.x - 120 + wisp * 60;
    const y = 320 - rise * 300;
    pen.globalAlpha = strength * Math.sin(rise * Math.PI) * 0.85;
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 15;
    curveThrough(pen, [
      [x, y + 70],
      [x + 22 * Math.sin(t + wisp), y + 35],
      [x - 22 * Math.sin(t + wisp), y],
      [x + 10, y - 36],
    ]);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

const NAMES = ['La ceba', 'Les herbes', 'El tomàquet', 'Xup-xup'] as const;

export const cuinaDeLlar: CreateScene = (timing) => {
  const [herbs, tomato, simmer] = [1, 2, 3].map((index) => chapterAt(timing, index)) as [number, number, number]; // cast: three in, three out
  const sheets = { paper: CLOTH, a: '#2c4a24', b: '#5c8a3a', c: '#5c8a3a' };
  return (pen, t) => {
    cloth(pen);
    onion(pen, 160, 270, t, 1 - span(t, 4.5, herbs - 6));
    pen.fillStyle = IRON;
    placed(pen, PAN.x, PAN.y, 1, -0.32, () => slab(pen, 190, -27, 330, 54, 24));
    disc(pen, PAN.x, PAN.y, PAN.radius + 20);
    const red = easeOut(span(t, tomato + 0.6, 5));
    pen.fillStyle = blend('#6b3a1c', TOMATO, red);
    disc(pen, PAN.x, PAN.y, PAN.radius);
    const stir = t > simmer ? (t - simmer) * 0.9 : 0.05 * Math.sin(t);
    const brown = span(t, herbs - 4, 6);
    for (const bit of BITS) {
      const fall = clamp01((t - 5 - bit.delay * 2) / 0.5);
      if (fall <= 0) continue;
      const turn = bit.turn + stir;
      const [x, y] = [
        PAN.x + Math.cos(turn) * bit.reach,
        PAN.y + Math.sin(turn) * bit.reach - (1 - easeOut(fall)) * 240,
      ];
      pen.strokeStyle = blend(blend('#fff3d0', GOLD, brown), TOMATO, red * 0.35);
      pen.lineWidth = 6;
      pen.beginPath();
      pen.arc(x, y, bit.size, bit.spin, bit.spin + 2.4);
      pen.stroke();
    }
    const leaves = easeOut(span(t, herbs + 0.4, 1.2));
    if (leaves > 0) {
      for (const [index, [x, y]] of [
        [520, 230],
        [660, 330],
        [600, 200],
      ].entries() as Iterable<[number, [number, number]]>) {
        // cast: pairs of numbers
        const cutter = createPaperCutter(pen, sheets);
        placed(
          pen,
          x + 6 * Math.sin(stir + index),
          mix(-80, y, leaves),
          0.42 - index * 0.06,
          0.9 * index + stir * 0.4,
          () => MOTIFS.leaf(cutter),
        );
      }
    }
    if (t > simmer) {
      const turn = stir * 1.6;
      placed(pen, PAN.x + Math.cos(turn) * 100, PAN.y + Math.sin(turn) * 100, 1, 0.5 + 0.2 * Math.sin(turn), () => {
        pen.fillStyle = '#b5763a';
        slab(pen, -13, -330, 26, 330, 12);
        pen.beginPath();
        pen.ellipse(0, 0, 36, 54, 0, 0, Math.PI * 2);
        pen.fill();
      });
    }
    steam(pen, t, span(t, 8, 6) * 0.8);
    for (const [index, name] of NAMES.entries()) {
      const [from, to] = [chapterAt(timing, index), chapterAt(timing, index + 1)];
      if (t < from || t >= to) continue;
      setLine(pen, name, 46, 492, {
        face: 'mark',
        weight: 800,
        size: 58,
        colour: IRON,
        tracking: -0.04,
        alpha: easeOut(span(t, from + 0.1, 0.4)),
      });
    }
    cornerMark(pen, IRON);
    titleCard(pen, t, { title: 'Cuina de llar', below: 'El sofregit', ground: TOMATO, ink: '#fff3dc', accent: GOLD });
  };
};
