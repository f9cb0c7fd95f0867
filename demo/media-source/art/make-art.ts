/** Draws missing pictures in `demo/media/art` and updates its index. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtworkIndex } from '@sintonia/contracts';
import { PLACES } from '../places.ts';
import { compose } from './compose.ts';
import { PICTURES } from './pictures/all-pictures.ts';
import { dominantColour, renderPicture } from './render-picture.ts';
import { type RequiredPicture, requiredPictures } from './required-pictures.ts';

const WEBP_WIDTH = 960;
/** Flat paper compresses well; the wide ones are shown largest and get a little more. */
const AVIF_QUALITY = { 480: 48, 960: 46, 1440: 44 } as const;
const WEBP_QUALITY = 60;

const fileOf = (name: string, width: number, format: 'avif' | 'webp'): string =>
  join(PLACES.art, `${name}-${width}.${format}`);

async function readIndex(): Promise<ArtworkIndex> {
  try {
    return ArtworkIndex.parse(JSON.parse(await readFile(PLACES.artIndex, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

async function draw({ name, words, widths }: RequiredPicture): Promise<ArtworkIndex[string]> {
  const picture = PICTURES[name] ?? compose(name, words);
  const atWebp = renderPicture(name, picture, WEBP_WIDTH);
  for (const width of widths) {
    const canvas = width === WEBP_WIDTH ? atWebp : renderPicture(name, picture, width);
    const quality = AVIF_QUALITY[width as keyof typeof AVIF_QUALITY] ?? 46; // cast: any width may be requested
    await writeFile(fileOf(name, width, 'avif'), await canvas.encode('avif', { quality, speed: 5 }));
  }
  await writeFile(fileOf(name, WEBP_WIDTH, 'webp'), await atWebp.encode('webp', WEBP_QUALITY));
  return { colour: dominantColour(atWebp), avif: [...widths], webp: [WEBP_WIDTH] };
}

/** Deletes pictures that the catalogue no longer names. */
async function removeUnwanted(wanted: readonly RequiredPicture[]): Promise<void> {
  const retained = new Set(
    wanted.flatMap(({ name, widths }) => [
      ...widths.map((width) => `${name}-${width}.avif`),
      `${name}-${WEBP_WIDTH}.webp`,
    ]),
  );
  for (const file of await readdir(PLACES.art)) {
    if (file !== 'index.json' && !retained.has(file)) await rm(join(PLACES.art, file));
  }
}

/** Draws pictures missing from the index, the named ones, or all; the index records what exists. */
export async function makeArt(options: { isRedrawingAll: boolean; names: readonly string[] }): Promise<void> {
  await mkdir(PLACES.art, { recursive: true });
  const wanted = await requiredPictures();
  const known = await readIndex();
  const index: ArtworkIndex = {};
  let drawn = 0;
  for (const one of wanted) {
    const entry = known[one.name];
    const isRequested = options.isRedrawingAll || options.names.includes(one.name);
    const isComplete = entry !== undefined && entry.avif.join() === one.widths.join();
    index[one.name] = isComplete && !isRequested ? entry : await draw(one);
    if (index[one.name] !== entry) drawn += 1;
  }
  await removeUnwanted(wanted);
  await writeFile(PLACES.artIndex, `${JSON.stringify(index, null, 1)}\n`);
  console.log(`${drawn} pictures drawn, ${wanted.length} in all`);
}
