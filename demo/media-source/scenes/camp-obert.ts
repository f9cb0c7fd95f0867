/** Camp obert: lanes that run past, a ball that draws its arc, and the last straight. */
import type { Pen } from '../draw/canvas.ts';
import { easeInOut, span } from '../draw/easing.ts';
import { sheet } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { setLine } from '../draw/type.ts';
import { finish } from './camp-obert/finish.ts';
import { BALL, hoop } from './camp-obert/hoop.ts';
import { CHALK, GRASS, lanes, runner } from './camp-obert/track.ts';
import { type CreateScene, chapterAt } from './scene.ts';

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
