import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ArtworkIndex } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { PLACES } from '../places.ts';
import { motifsFor } from './compose.ts';
import { PICTURES } from './pictures/all-pictures.ts';
import { renderPicture } from './render-picture.ts';
import { requiredPictures } from './required-pictures.ts';

const MAX_ART_BYTES = 6 * 1024 * 1024;
const index = ArtworkIndex.parse(JSON.parse(readFileSync(PLACES.artIndex, 'utf8')));
const files = Object.entries(index).flatMap(([name, { avif, webp }]) => [
  ...avif.map((width) => join(PLACES.art, `${name}-${width}.avif`)),
  ...webp.map((width) => join(PLACES.art, `${name}-${width}.webp`)),
]);

describe('artwork of the demo', () => {
  test('exists for every story, programme, episode and channel of the catalogue', async () => {
    const wanted = await requiredPictures();
    expect(Object.keys(index).sort()).toEqual(wanted.map(({ name }) => name).sort());
    for (const { name, widths } of wanted) expect(index[name]?.avif).toEqual(widths);
  });

  test('exists for every file of the index', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('weighs at most 6 MiB in all', () => {
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MAX_ART_BYTES);
  });

  test('uses the ground and at most three inks', () => {
    for (const [name, { sheets }] of Object.entries(PICTURES)) {
      expect(Object.keys(sheets), name).toEqual(['paper', 'a', 'b', 'c']);
    }
  });

  test('gives the same pixels for the same name', () => {
    const picture = PICTURES['episode-1001'];
    if (picture === undefined) throw new Error('episode-1001 has no picture');
    const [one, other] = [renderPicture('episode-1001', picture, 96), renderPicture('episode-1001', picture, 96)];
    expect(Buffer.compare(one.data(), other.data())).toBe(0);
  });
});

describe('a generated picture', () => {
  test.each([
    ['Un tren vermell que travessa un pont', ['train', 'bridge']],
    ['Un llibre obert damunt la taula', ['book', 'cloud']],
    ['Res que tinguem retallat', ['flock', 'cloud']],
  ])('shows for «%s» what the words say, in their order', (words, motifs) => {
    expect(motifsFor(words)).toEqual(motifs);
  });
});
