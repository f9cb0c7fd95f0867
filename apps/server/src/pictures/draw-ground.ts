/** Placeholder picture: paper-cut ridges under a plain sky, seeded by a name. Pure. */
import { createHash } from 'node:crypto';

/** Colours of sky, far ridge, near ridge. */
const INKS = [
  ['#f1e6cf', '#6f8f9b', '#24465c'],
  ['#e4ecf0', '#7f93b2', '#2b3a67'],
  ['#f4dcc4', '#c9765a', '#5b2a37'],
  ['#dfe9dc', '#6d9a83', '#1f4d43'],
  ['#efe3ea', '#9a7aa8', '#3c2a55'],
] as const;

/** RGB, three bytes per pixel. */
export function drawGround(name: string, width: number, height: number): Buffer {
  const seed = createHash('sha256').update(name).digest();
  const at = (byte: number): number => (seed[byte] ?? 0) / 255;
  const inks = (INKS[(seed[0] ?? 0) % INKS.length] ?? INKS[0]).map(toRgb);
  const ridge = (from: number, base: number, reach: number) => (x: number) =>
    base -
    reach *
      (Math.sin(x * (2 + at(from) * 3) + at(from + 1) * 6) + 0.5 * Math.sin(x * (6 + at(from + 2) * 5) + at(from) * 6));
  const far = ridge(1, 0.6, 0.09);
  const near = ridge(4, 0.8, 0.06);
  const pixels = Buffer.alloc(width * height * 3);
  for (let column = 0; column < width; column++) {
    const x = column / width;
    const [farY, nearY] = [far(x) * height, near(x) * height];
    for (let row = 0; row < height; row++) {
      const ink = inks[row >= nearY ? 2 : row >= farY ? 1 : 0] ?? [0, 0, 0];
      pixels.set(ink, (row * width + column) * 3);
    }
  }
  return pixels;
}

const toRgb = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
