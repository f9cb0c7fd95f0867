/** From a picture to pixels: the cut edges' shadow, the fibres of the paper, and the dominant colour. */
import type { Canvas } from '@napi-rs/canvas';
import { createSurface, type Pen } from '../draw/canvas.ts';
import { hexOf } from '../draw/inks.ts';
import { createChance } from '../draw/random.ts';
import { createStage, FRAME, type Picture } from './stage.ts';

/** Short fibres and specks, lighter and darker than what they lie on. */
function fibres(pen: Pen, name: string): void {
  const chance = createChance(`fibres-${name}`);
  pen.lineCap = 'round';
  for (let fibre = 0; fibre < 700; fibre += 1) {
    const [x, y, turn] = [chance.between(0, FRAME.width), chance.between(0, FRAME.height), chance.between(0, 7)];
    const length = fibre % 4 === 0 ? chance.between(4, 11) : 0.4;
    pen.strokeStyle = fibre % 2 === 0 ? 'rgba(255,255,255,0.13)' : 'rgba(20,22,26,0.08)';
    pen.lineWidth = chance.between(0.8, 1.7);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + length * 0.6,
      y + chance.between(-2, 2),
      x + Math.cos(turn) * length,
      y + Math.sin(turn) * length,
    );
    pen.stroke();
  }
}

/** Draws the picture at `width` pixels, 16:9. */
export function renderPicture(name: string, picture: Picture, width: number): Canvas {
  const scale = width / FRAME.width;
  const { canvas, pen } = createSurface(width, Math.round(FRAME.height * scale));
  pen.scale(scale, scale);
  const stage = createStage(pen, picture.sheets);
  stage.back('paper');
  pen.save();
  pen.shadowColor = 'rgba(10, 10, 20, 0.28)';
  pen.shadowBlur = 7 * scale;
  pen.shadowOffsetX = 1.5 * scale;
  pen.shadowOffsetY = 3 * scale;
  picture.draw(stage);
  pen.restore();
  fibres(pen, name);
  return canvas;
}

/** Most frequent colour of the picture: each channel is quantised to 16 levels to find it, and then averaged. */
export function dominantColour(canvas: Canvas): string {
  const pixels = canvas.data();
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < pixels.length; at += 4 * 7) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + r, bucket.sum[1] + g, bucket.sum[2] + b];
    buckets.set(key, bucket);
  }
  const [largest] = [...buckets.values()].sort((one, other) => other.count - one.count);
  if (largest === undefined) return '#000000';
  const { count, sum } = largest;
  return hexOf([sum[0] / count, sum[1] / count, sum[2] / count]);
}
