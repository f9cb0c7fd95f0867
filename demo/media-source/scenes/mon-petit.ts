/** Món petit: a circle, a square and a triangle with eyes; the circle learns to fly. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { blend } from '../draw/inks.ts';
import { disc, placed, polygon, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { blinkingEyes, smile } from './mon-petit/face.ts';
import { type CreateScene, chapterAt } from './scene.ts';

const YELLOW = '#ffc72c';
const BLUE = '#2456c7';
const RED = '#e63946';
const FLOOR = 438;

/** Squashes a shape that stands on y = 0 by `squash`, keeping its area. */
function squashed(pen: Pen, x: number, y: number, squash: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1 + squash, 1 / (1 + squash));
  draw();
  pen.restore();
}

/** Height of a bounce of `period` seconds, 0 to 1, and how flat the shape is when it lands. */
function bounce(t: number, period: number): { height: number; squash: number } {
  const p = (t % period) / period;
  return { height: 4 * p * (1 - p), squash: 0.16 * Math.max(0, 1 - Math.min(p, 1 - p) * 9) };
}

function meadow(pen: Pen, t: number, dusk: number): void {
  fillFrame(pen, blend('#bfe3f2', '#3b2f63', dusk));
  pen.fillStyle = blend('#ffffff', '#7a6aa8', dusk);
  for (const [index, y] of [90, 150, 60].entries()) {
    const x = ((index * 360 + t * (9 + index * 4)) % 1200) - 120;
    disc(pen, x, y, 34);
    disc(pen, x + 42, y - 16, 44);
    disc(pen, x + 88, y, 32);
    slab(pen, x - 30, y, 146, 34, 17);
  }
  pen.fillStyle = blend('#8fcf7a', '#2b4a4a', dusk);
  pen.beginPath();
  pen.ellipse(480, 640, 760, 220, 0, 0, Math.PI * 2);
  pen.fill();
}

export const monPetit: CreateScene = (timing) => {
  const [, friends = 0, up = 0] = [0, 1, 2].map((index) => chapterAt(timing, index));
  const home = timing.lengthS - 6;
  return (pen, t) => {
    const dusk = easeInOut(span(t, home - 2, 5));
    meadow(pen, t, dusk);
    const joined = easeOut(span(t, friends - 0.5, 1.4));
    const idle = bounce(t, 2.4);
    squashed(pen, mix(1120, 690, joined), FLOOR, idle.squash * 0.5, () => {
      pen.fillStyle = BLUE;
      slab(pen, -74, -148, 148, 148, 10);
      blinkingEyes(pen, 0, -92, 21, t + 1, -0.8);
      smile(pen, 0, -60, 22);
    });
    squashed(pen, mix(1300, 870, joined), FLOOR, bounce(t + 1.1, 1.8).squash * 0.6, () => {
      pen.fillStyle = RED;
      polygon(pen, [
        [0, -160],
        [86, 0],
        [-86, 0],
      ]);
      blinkingEyes(pen, 0, -54, 17, t + 2, -0.8);
      smile(pen, 0, -32, 15);
    });
    const fly = easeInOut(span(t, up + 1.6, 2.2)) * (1 - easeInOut(span(t, home, 3)));
    const hop = bounce(t, 1.2);
    const walk = mix(190, 420, easeInOut(span(t, 3, friends)));
    const x = mix(walk, 500 + 90 * Math.sin(t * 0.7), fly);
    const y = mix(FLOOR - hop.height * 90 * (1 - fly) ** 2, 190 + 14 * Math.sin(t * 1.4), fly);
    if (fly > 0.02) {
      pen.fillStyle = YELLOW;
      for (let ray = 0; ray < 12; ray += 1) {
        placed(pen, x, y - 70 * (1 - fly), fly, (ray / 12) * Math.PI * 2 + t * 0.3, () =>
          polygon(pen, [
            [-13, -92],
            [13, -92],
            [0, -134],
          ]),
        );
      }
    }
    squashed(pen, x, y, fly < 0.05 ? hop.squash : 0, () => {
      const centre = -74 * (1 - fly);
      pen.fillStyle = YELLOW;
      disc(pen, 0, centre, 78);
      blinkingEyes(pen, 0, centre - 12, 22, t, fly > 0.5 ? 0.2 : 0.8);
      smile(pen, 0, centre + 20, 24);
    });
    cornerMark(pen, '#2456c7');
    titleCard(pen, t, { title: 'Món petit', below: 'El rodó que volia volar', ground: YELLOW, ink: RED, accent: BLUE });
  };
};
