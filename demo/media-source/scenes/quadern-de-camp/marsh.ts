import { createPaperCutter } from '../../art/cut-paper.ts';
import { MOTIFS } from '../../art/motifs/all-motifs.ts';
import type { Pen } from '../../draw/canvas.ts';
import { mix, span } from '../../draw/easing.ts';
import { createChance } from '../../draw/random.ts';
import { curveThrough, disc, line, placed } from '../../draw/shapes.ts';
import { fillFrame } from '../../draw/sheet.ts';
import { WIDTH } from '../scene.ts';
import { PAPER, PINE, RUST, SAGE } from './page.ts';

const chance = createChance('quadern');

const REEDS = Array.from({ length: 46 }, (_, index) => ({
  x: -20 + index * 22 + chance.between(-8, 8),
  height: chance.between(120, 330),
  sway: chance.between(0, 6),
  isFar: index % 3 !== 0,
}));

export const BIRDS = Array.from({ length: 17 }, (_, index) => ({
  column: index % 6,
  row: Math.floor(index / 6),
  drift: chance.between(-16, 16),
}));

export function marsh(pen: Pen, t: number): void {
  fillFrame(pen, '#dfe7d0');
  pen.fillStyle = RUST;
  disc(pen, 720, mix(330, 170, span(t, 3, 14)), 70);
  pen.fillStyle = '#8fb3a6';
  pen.fillRect(0, 380, WIDTH, 160);
  pen.strokeStyle = '#dfe7d0';
  for (let ripple = 0; ripple < 7; ripple += 1) {
    const x = ((ripple * 190 + t * 14) % 1160) - 120;
    line(
      pen,
      [
        [x, 410 + (ripple % 4) * 32],
        [x + 110, 410 + (ripple % 4) * 32],
      ],
      4,
    );
  }
  for (const reed of REEDS) {
    const lean = 16 * Math.sin(t * 0.9 + reed.sway);
    pen.strokeStyle = reed.isFar ? SAGE : PINE;
    pen.lineCap = 'round';
    pen.lineWidth = reed.isFar ? 5 : 8;
    curveThrough(pen, [
      [reed.x, 560],
      [reed.x + lean * 0.3, 560 - reed.height * 0.6],
      [reed.x + lean, 560 - reed.height],
    ]);
    pen.stroke();
  }
  const cutter = createPaperCutter(pen, { paper: PAPER, a: PINE, b: RUST, c: SAGE });
  placed(pen, 300, 250 + 4 * Math.sin(t * 2), 0.5, 0, () => MOTIFS.bird(cutter));
}
