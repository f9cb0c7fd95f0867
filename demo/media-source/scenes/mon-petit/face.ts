import type { Pen } from '../../draw/canvas.ts';
import { disc } from '../../draw/shapes.ts';

/** Two eyes that blink together every few seconds. */
export function blinkingEyes(pen: Pen, x: number, y: number, size: number, t: number, look: number): void {
  const isShut = t % 3.7 < 0.13;
  for (const side of [-1, 1]) {
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.ellipse(x + side * size, y, size * 0.62, isShut ? size * 0.08 : size * 0.62, 0, 0, Math.PI * 2);
    pen.fill();
    if (isShut) continue;
    pen.fillStyle = '#14161a';
    disc(pen, x + side * size + look * size * 0.26, y + size * 0.06, size * 0.3);
  }
}

export function smile(pen: Pen, x: number, y: number, size: number): void {
  pen.strokeStyle = '#14161a';
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y, size, 0.25, Math.PI - 0.25);
  pen.stroke();
}
