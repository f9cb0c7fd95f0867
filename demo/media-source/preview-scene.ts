/**
 * A contact sheet of one clip, for review before encoding: `node demo/media-source/preview-scene.ts cims
 * /tmp/cims.png`. Chapters are spread evenly.
 */
import { writeFile } from 'node:fs/promises';
import { createSurface } from './draw/canvas.ts';
import { SCENES } from './scenes/all-scenes.ts';
import { HEIGHT, WIDTH } from './scenes/scene.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';

const [id = '', out = ''] = process.argv.slice(2);
const text = ALL_TEXTS.find((one) => one.id === id);
const createScene = SCENES[id];
if (text === undefined || createScene === undefined || out === '') throw new Error('preview-scene <clip> <file.png>');

const COLUMNS = 4;
const ROWS = 4;
const chapterStartsS = text.chapters.map((_, index) => Math.round((index / text.chapters.length) * text.lengthS));
const scene = createScene({ lengthS: text.lengthS, chapterStartsS });
const frame = createSurface(WIDTH, HEIGHT);
const contact = createSurface((COLUMNS * WIDTH) / 2, (ROWS * HEIGHT) / 2);
const startedMs = performance.now();
for (let index = 0; index < COLUMNS * ROWS; index += 1) {
  frame.pen.reset();
  scene(frame.pen, 0.8 + (index * (text.lengthS - 1)) / (COLUMNS * ROWS - 1));
  const [x, y] = [((index % COLUMNS) * WIDTH) / 2, (Math.floor(index / COLUMNS) * HEIGHT) / 2];
  contact.pen.drawImage(frame.canvas, x, y, WIDTH / 2, HEIGHT / 2);
}
console.log(`${((performance.now() - startedMs) / 16).toFixed(1)} ms a frame with its thumbnail`);
await writeFile(out, contact.canvas.toBuffer('image/png'));
