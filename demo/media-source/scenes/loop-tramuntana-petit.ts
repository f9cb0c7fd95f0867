/** Tramuntana Petit in the demo: the train of shapes comes by every 16 s while the sun goes once over the sky. */

import { mark } from '../draw/brand-stroke.ts';
import type { Pen } from '../draw/canvas.ts';
import { disc, placed, polygon, ring, slab } from '../draw/shapes.ts';
import { fillFrame } from '../draw/sheet.ts';
import { loopDial } from './loop-tramuntana-1/loop-dial.ts';
import { blinkingEyes } from './mon-petit/face.ts';
import { type CreateScene, WIDTH } from './scene.ts';

const BLUE = '#2456c7';
const RED = '#e63946';
const YELLOW = '#ffc72c';
const TRAIN_S = 16;

function wagon(pen: Pen, x: number, colour: string, kind: 'disc' | 'square' | 'triangle', t: number): void {
  const hop = 5 * Math.abs(Math.sin((t * Math.PI) / 0.5 + x));
  pen.fillStyle = colour;
  if (kind === 'disc') disc(pen, x, 352 - hop, 58);
  if (kind === 'square') slab(pen, x - 52, 300 - hop, 104, 104, 8);
  if (kind === 'triangle')
    polygon(pen, [
      [x, 284 - hop],
      [x + 66, 404 - hop],
      [x - 66, 404 - hop],
    ]);
  blinkingEyes(pen, x, (kind === 'triangle' ? 366 : 342) - hop, 15, t + x / 100, 0.8);
  pen.fillStyle = '#14161a';
  slab(pen, x - 66, 402, 132, 12, 5);
  for (const side of [-34, 34]) {
    pen.fillStyle = '#14161a';
    disc(pen, x + side, 424, 20);
    pen.fillStyle = '#fff6e0';
    placed(pen, x + side, 424, 1, t * 5, () => slab(pen, -3, -14, 6, 28, 3));
  }
}

function engine(pen: Pen, x: number, t: number): void {
  pen.fillStyle = RED;
  slab(pen, x - 70, 316, 150, 92, 14);
  slab(pen, x - 74, 250, 74, 110, 10);
  slab(pen, x + 34, 270, 26, 54, 4);
  pen.fillStyle = '#bfe3f2';
  slab(pen, x - 58, 268, 42, 44, 6);
  pen.strokeStyle = '#ffffff';
  for (let puff = 0; puff < 3; puff += 1) {
    const p = (t * 0.5 + puff / 3) % 1;
    pen.globalAlpha = 1 - p;
    ring(pen, x + 46 - p * 120, 250 - p * 120, 12 + p * 26, 8);
  }
  pen.globalAlpha = 1;
  pen.fillStyle = '#14161a';
  for (const side of [-44, 10, 58]) disc(pen, x + side, 420, 24);
}

export const loopTramuntanaPetit: CreateScene =
  ({ lengthS }) =>
  (pen, t) => {
    fillFrame(pen, '#bfe3f2');
    const day = t / lengthS;
    const sunX = -120 + day * 1200;
    const sunY = 330 - 130 * Math.sin(Math.PI * day);
    pen.fillStyle = YELLOW;
    for (let ray = 0; ray < 10; ray += 1)
      placed(pen, sunX, sunY, 1, (ray / 10) * Math.PI * 2 + t * ((Math.PI * 2 * 4) / 64), () =>
        polygon(pen, [
          [-12, -70],
          [12, -70],
          [0, -104],
        ]),
      );
    disc(pen, sunX, sunY, 60);
    blinkingEyes(pen, sunX, sunY - 6, 17, t, 0.2);
    pen.fillStyle = '#8fcf7a';
    pen.beginPath();
    pen.ellipse(300, 640, 620, 300, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#6fb75e';
    pen.beginPath();
    pen.ellipse(820, 660, 560, 270, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#7a5a3a';
    pen.fillRect(0, 440, WIDTH, 10);
    for (let sleeper = 0; sleeper < 17; sleeper += 1) pen.fillRect(sleeper * 60, 448, 30, 14);
    const front = ((t % TRAIN_S) / TRAIN_S) * 1760 - 120;
    engine(pen, front, t);
    wagon(pen, front - 170, YELLOW, 'disc', t);
    wagon(pen, front - 330, BLUE, 'square', t);
    wagon(pen, front - 490, RED, 'triangle', t);
    mark(pen, 50, 92, 44, BLUE);
    loopDial(pen, t, lengthS, 878, 92, 56, BLUE, RED);
  };
