/**
 * A contact sheet of pictures whose names begin with one of the words, for review: `node
 * demo/media-source/preview-art.ts /tmp/art.png programme- episode-100`.
 */
import { writeFile } from 'node:fs/promises';
import { PICTURES } from './art/pictures/all-pictures.ts';
import { renderPicture } from './art/render-picture.ts';
import { createSurface } from './draw/canvas.ts';

const COLUMNS = 5;
const [CELL, CAPTION] = [{ width: 380, height: 214 }, 16];

const [out, ...beginnings] = process.argv.slice(2);
if (out === undefined) throw new Error('preview-art <file.png> [beginnings of names]');
const chosen = Object.entries(PICTURES).filter(
  ([name]) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)),
);
const rows = Math.ceil(chosen.length / COLUMNS);
const { canvas, pen } = createSurface(COLUMNS * CELL.width, rows * (CELL.height + CAPTION));
pen.fillStyle = '#ffffff';
pen.fillRect(0, 0, canvas.width, canvas.height);
for (const [index, [name, picture]] of chosen.entries()) {
  const x = (index % COLUMNS) * CELL.width;
  const y = Math.floor(index / COLUMNS) * (CELL.height + CAPTION);
  pen.drawImage(renderPicture(name, picture, 960), x + 2, y, CELL.width - 4, CELL.height - 2);
  pen.fillStyle = '#333333';
  pen.font = '12px Hanken Grotesk';
  pen.fillText(name, x + 4, y + CELL.height + 10);
}
await writeFile(out, canvas.toBuffer('image/png'));
