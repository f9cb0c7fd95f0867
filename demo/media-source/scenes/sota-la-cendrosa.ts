/** Sota la Cendrosa: a valley at night, rain, one lit window, a car on the bends; then the light goes out. */
import { Path2D } from '@napi-rs/canvas';
import { easeInOut, easeOut, mix, span } from '../draw/easing.ts';
import { line, polygon } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { cornerMark, titleCard } from '../draw/title-card.ts';
import { type CreateScene, chapterAt } from './scene.ts';
import { car, ROAD } from './sota-la-cendrosa/car.ts';
import { house, LIGHT } from './sota-la-cendrosa/house.ts';
import { rain } from './sota-la-cendrosa/rain.ts';

const SKY = '#22344a';
const PEAK = '#0b0f16';
const GROUND = '#131b27';

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
