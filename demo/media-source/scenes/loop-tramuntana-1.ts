/** Tramuntana 1 in the demo: wind over ridges, and a dial that goes round once in the 64 s of the loop. */

import { mark } from '../draw/brand-stroke.ts';
import type { Pen } from '../draw/canvas.ts';
import { INK } from '../draw/inks.ts';
import { ridgePath, ridgePoints } from '../draw/ridge.ts';
import { curveThrough, disc } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { setLine } from '../draw/type.ts';
import { loopDial } from './loop-tramuntana-1/loop-dial.ts';
import { type CreateScene, HEIGHT } from './scene.ts';

const SKY = INK.tele;
const RIDGES = [0, 1, 2].map((index) => ({
  path: ridgePath(
    ridgePoints(`loop-1-${index}`, {
      width: 1040,
      crestY: 370 + index * 60,
      relief: 96 - index * 18,
      stride: 300 - index * 50,
    }),
    1040,
    HEIGHT + 60,
  ),
  colour: ['#3a20a0', '#2c177d', '#1d0e59'][index] ?? '#1d0e59',
}));

/** A gust that crosses the frame once in `everyS` seconds. */
function crossing(pen: Pen, t: number, y: number, everyS: number, startS: number, colour: string, width: number): void {
  const x = (((t + startS) % everyS) / everyS) * 1900 - 640;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  curveThrough(pen, [
    [x, y],
    [x + 180, y + 18],
    [x + 390, y + 8],
    [x + 560, y - 46],
  ]);
  pen.stroke();
}

export const loopTramuntana1: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, SKY);
    pen.fillStyle = INK.groc;
    const turn = (t / lengthS) * Math.PI * 2;
    disc(pen, 640 - 60 * Math.cos(turn), 250 + 40 * Math.sin(turn), 80);
    crossing(pen, t, 130, 16, 0, '#6a4ee0', 15);
    crossing(pen, t, 230, 32, 9, '#8b73ee', 10);
    for (const [index, { path, colour }] of RIDGES.entries()) {
      pen.save();
      pen.translate(-40 + (8 + index * 14) * Math.sin(turn), 0);
      pen.fillStyle = colour;
      pen.fill(path);
      pen.restore();
      if (index === 1) crossing(pen, t, 380, 16, 11, INK.groc, 13);
    }
    crossing(pen, t, 470, 16, 5, INK.paper, 9);
    mark(pen, 56, 110, 62, INK.paper);
    setLine(pen, '1', 58, 210, { face: 'mark', weight: 800, size: 96, colour: INK.groc });
    loopDial(pen, t, lengthS, 856, 116, 66, INK.paper, INK.groc);
  };
