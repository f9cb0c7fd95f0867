/**
 * Generates the home screen icons from `app/ui/design/icon.svg`, and the social card of pages without a picture, into
 * `public/icons/`. Run by hand when the logo changes: `npx node apps/site/icons/draw-icons.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { BRAND_STROKE, WORD } from '../app/ui/frame/mark-outline.ts';

const SITE = join(import.meta.dirname, '..');
const INTO = join(SITE, 'public/icons');

/** Side of the square of `icon.svg`. */
const UNITS = 64;

interface Icon {
  file: string;
  /** Pixels, square. */
  side: number;
  /** Background to the edges, for systems that mask the corners themselves. */
  isWhole: boolean;
  /** Scale of the logo on its background; a maskable icon keeps it within the middle 80 % (W3C manifest). */
  scale: number;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', side: 192, isWhole: false, scale: 1 },
  { file: 'icon-512.png', side: 512, isWhole: false, scale: 1 },
  { file: 'icon-maskable-512.png', side: 512, isWhole: true, scale: 0.78 },
  { file: 'apple-touch-icon.png', side: 180, isWhole: true, scale: 0.92 },
];

/** An attribute of the first element that has it. */
function attribute(svg: string, pattern: RegExp): string {
  const found = pattern.exec(svg)?.[1];
  if (found === undefined) throw new Error(`icon.svg has nothing like ${pattern}`);
  return found;
}

const svg = await readFile(join(SITE, 'app/ui/design/icon.svg'), 'utf8');
const ground = attribute(svg, /<rect[^>]* fill="([^"]+)"/);
const radius = Number(attribute(svg, /<rect[^>]* rx="([^"]+)"/));
const ink = attribute(svg, /<path[^>]* fill="([^"]+)"/);
const mark = new Path2D(attribute(svg, /<path[^>]* d="([^"]+)"/));

function draw({ side, isWhole, scale }: Icon): Buffer {
  const canvas = createCanvas(side, side);
  const pen = canvas.getContext('2d');
  pen.scale(side / UNITS, side / UNITS);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(0, 0, UNITS, UNITS, isWhole ? 0 : radius);
  pen.fill();
  pen.translate(UNITS / 2, UNITS / 2);
  pen.scale(scale, scale);
  pen.translate(-UNITS / 2, -UNITS / 2);
  pen.fillStyle = ink;
  pen.fill(mark);
  return canvas.toBuffer('image/png');
}

/** The logo on the icons' background, 1.91 to 1, with a margin because networks crop. */
function drawCard(): Buffer {
  const [width, height] = [1200, 630];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  // The logo covers 692 × 76 units, from y = 30.
  const scale = 800 / 692;
  pen.translate((width - 800) / 2, height / 2 - (30 + 76 / 2) * scale);
  pen.scale(scale, scale);
  pen.fillStyle = ink;
  pen.fill(new Path2D(WORD));
  pen.fill(new Path2D(BRAND_STROKE));
  return canvas.toBuffer('image/png');
}

await mkdir(INTO, { recursive: true });
await Promise.all(ICONS.map((icon) => writeFile(join(INTO, icon.file), draw(icon))));
await writeFile(join(INTO, 'card.png'), drawCard());
