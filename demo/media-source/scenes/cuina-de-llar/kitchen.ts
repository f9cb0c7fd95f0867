import type { Pen } from '../../draw/canvas.ts';
import { blend } from '../../draw/inks.ts';
import { curveThrough } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';

export const CLOTH = '#f3e4c8';
export const IRON = '#3b1d12';
export const TOMATO = '#c8422b';
export const GOLD = '#e9a13b';
export const PAN = { x: 590, y: 285, radius: 215 } as const;

export function cloth(pen: Pen): void {
  fillFrame(pen, CLOTH);
  pen.fillStyle = blend(CLOTH, TOMATO, 0.16);
  for (let stripe = 0; stripe < 12; stripe += 1) pen.fillRect(stripe * 84, 0, 26, 540);
  for (let stripe = 0; stripe < 7; stripe += 1) pen.fillRect(0, stripe * 84, 960, 26);
}

export function steam(pen: Pen, t: number, strength: number): void {
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
