import type { Pen } from '../../draw/canvas.ts';
import { disc, ring, slab } from '../../draw/shapes.ts';
import { GOLD, IRON } from './kitchen.ts';

/** A whole onion in rings, being sliced away before it goes into the pan. */
export function onion(pen: Pen, x: number, y: number, t: number, left: number): void {
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
