/** The drawing surface and the three families of type, read from their npm packages. */
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

/** Family names as pictures use them; Skia picks the weight on the variable axis. */
export const FACE = { news: 'Newsreader', plain: 'Hanken Grotesk', mark: 'Bricolage Grotesque' } as const;
export type Face = keyof typeof FACE;

const FILES: Record<Face, string> = {
  news: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  plain: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  mark: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
};

let areFontsRegistered = false;

/** Registers the families once for each process; a missing file is a defect and throws. */
function registerFonts(): void {
  if (areFontsRegistered) return;
  for (const [face, file] of Object.entries(FILES)) {
    const path = fileURLToPath(import.meta.resolve(file));
    if (!GlobalFonts.registerFromPath(path, FACE[face as Face])) throw new Error(`cannot read the font ${file}`); // cast: keys of FILES
  }
  areFontsRegistered = true;
}

export function createSurface(width: number, height: number): { canvas: Canvas; pen: Pen } {
  registerFonts();
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.lang = 'ca';
  return { canvas, pen };
}
