import { createPaperCutter } from '../../art/cut-paper.ts';
import { MOTIFS } from '../../art/motifs/all-motifs.ts';
import type { Pen } from '../../draw/canvas.ts';
import { line, placed } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';

export const TRACK = '#c8442b';
export const CHALK = '#fbfaf6';
export const GRASS = '#2f6f4f';
export const DARK = '#14231b';

export function runner(pen: Pen, x: number, y: number, scale: number, t: number, shirt: string): void {
  const cutter = createPaperCutter(pen, { paper: CHALK, a: DARK, b: shirt, c: 'rgba(251,250,246,0.6)' });
  placed(pen, x, y - Math.abs(Math.sin(t * 7)) * 12 * scale, scale, 0.05 * Math.sin(t * 7), () =>
    MOTIFS.runner(cutter),
  );
}

export function lanes(pen: Pen, t: number, speed: number): void {
  fillFrame(pen, TRACK);
  pen.fillStyle = GRASS;
  pen.fillRect(0, 0, 960, 120);
  pen.strokeStyle = CHALK;
  for (let lane = 0; lane < 6; lane += 1)
    line(
      pen,
      [
        [0, 130 + lane * 78],
        [960, 130 + lane * 78],
      ],
      4,
    );
  for (let metre = 0; metre < 4; metre += 1) {
    const x = 960 - ((t * speed + metre * 300) % 1200) + 120;
    line(
      pen,
      [
        [x, 132],
        [x - 60, 520],
      ],
      4,
    );
  }
}
