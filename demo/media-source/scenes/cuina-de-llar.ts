/** Cuina de llar: a pan from above; onion, herbs and tomato fall in, steam and spoon go round. */
import { createPaperCutter } from '../art/cut-paper.ts';
import { MOTIFS } from '../art/motifs/all-motifs.ts';
import { clamp01, easeOut, mix, span } from '../draw/easing.ts';
import { blend } from '../draw/inks.ts';
import { createChance } from '../draw/random.ts';
import { disc, placed, slab } from '../draw/shapes.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { chapterName } from './cuina-de-llar/chapter-name.ts';
import { CLOTH, cloth, GOLD, IRON, PAN, steam, TOMATO } from './cuina-de-llar/kitchen.ts';
import { onion } from './cuina-de-llar/onion.ts';
import { type CreateScene, chapterAt } from './scene.ts';

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
    chapterName(pen, timing, t);
    cornerMark(pen, IRON);
    titleCard(pen, t, { title: 'Cuina de llar', below: 'El sofregit', ground: TOMATO, ink: '#fff3dc', accent: GOLD });
  };
};
