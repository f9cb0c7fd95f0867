/** One picture slid over another like a sheet of paper with a slanting edge. */
import { HEIGHT, WIDTH } from '../scenes/scene.ts';
import type { Pen } from './canvas.ts';
import { easeInOut } from './easing.ts';

const SLANT = 160;

/** Draws within what has been uncovered: nothing at 0, the whole frame at 1. */
export function sheet(pen: Pen, uncovered: number, draw: () => void): void {
  if (uncovered <= 0) return;
  pen.save();
  if (uncovered < 1) {
    const edge = easeInOut(uncovered) * (WIDTH + SLANT);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(edge, 0);
    pen.lineTo(edge - SLANT, HEIGHT);
    pen.lineTo(0, HEIGHT);
    pen.closePath();
    pen.clip();
  }
  draw();
  pen.restore();
}

export function fillFrame(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}
