import type { Pen } from '../../draw/canvas.ts';
import { createChance } from '../../draw/random.ts';

const chance = createChance('cendrosa');

const DROPS = Array.from({ length: 90 }, () => ({
  x: chance.between(-80, 1040),
  offset: chance.next(),
  speed: chance.between(0.9, 1.4),
}));

export function rain(pen: Pen, t: number, strength: number): void {
  pen.strokeStyle = 'rgba(160, 185, 210, 0.5)';
  pen.lineWidth = 1.6;
  pen.beginPath();
  for (const drop of DROPS.slice(0, Math.floor(DROPS.length * strength))) {
    const y = ((t * drop.speed + drop.offset) % 1) * 640 - 50;
    const x = drop.x - y * 0.14;
    pen.moveTo(x, y);
    pen.lineTo(x - 4, y + 28);
  }
  pen.stroke();
}
