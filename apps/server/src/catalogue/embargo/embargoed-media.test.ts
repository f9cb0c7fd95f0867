import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveMedia } from '../../site/asset-routes.ts';
import type { Catalogue } from '../catalogue.ts';
import { createLiveCatalogue } from '../loading/live-catalogue.ts';
import { resolveSource } from '../loading/resolve-source.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../testing/a-source.ts';
import { embargoedMedia, type IsEmbargoed, NOTHING_EMBARGOED } from './embargoed-media.ts';

const NOW_MS = Date.parse('2026-11-18T12:00:00Z');
const LATER = new Date(NOW_MS + 20 * 60_000).toISOString();
const FILES = [
  '/clips/secret/master.m3u8',
  '/clips/secret/540p/1.m4s',
  '/clips/shared/master.m3u8',
  '/subtitles/secret.vtt',
  '/art/secret-480.avif',
  '/art/plain-480.avif',
];

/** Episode 12 is released in twenty minutes with its own clip and picture; media shared with 11 are public. */
function aCatalogue(): Catalogue {
  const source = aSource({
    stories: [aStory(1)],
    programmes: [
      aProgramme('cims', { seasons: [{ number: 1, year: 2026, episodes: [anEpisode(11, 1), anEpisode(12, 2)] }] }),
    ],
  });
  const catalogue = resolveSource(source, {}, NOW_MS);
  const [base] = catalogue.clips;
  if (!base) throw new Error('there is a clip');
  const clip = (id: string, subtitles: typeof base.subtitles = []) => ({
    ...base,
    id,
    hls: `/media/clips/${id}/master.m3u8`,
    subtitles,
  });
  return {
    ...catalogue,
    clips: [
      ...catalogue.clips,
      clip('secret', [{ lang: 'ca', label: 'Català', src: '/media/subtitles/secret.vtt' }]),
      clip('shared'),
    ],
    programmes: catalogue.programmes.map((programme) => ({
      ...programme,
      seasons: programme.seasons.map((season) => ({
        ...season,
        episodes: season.episodes.map((episode) =>
          episode.id === 12
            ? { ...episode, broadcastAt: LATER, clip: 'secret', picture: { artwork: 'secret', alt: '' } }
            : { ...episode, clip: 'shared', picture: { artwork: 'plain', alt: '' } },
        ),
      })),
    })),
  };
}

describe('media files under embargo (W-04)', () => {
  let mediaDir: string;
  let app: FastifyInstance;
  let nowMs = NOW_MS;
  let origin: string;
  let stop: () => void;
  let isEmbargoed: IsEmbargoed;

  beforeAll(async () => {
    mediaDir = await mkdtemp(join(tmpdir(), 'sintonia-media-'));
    for (const file of FILES) {
      await mkdir(dirname(join(mediaDir, file)), { recursive: true });
      await writeFile(join(mediaDir, file), file);
    }
    const live = await createLiveCatalogue(
      async () => ({
        catalogue: aCatalogue(),
        readerOf: (released) => createCatalogueReader(released, () => []),
        search: { suggest: async () => [], search: async () => Promise.reject(new Error('not asked')) } as never, // cast: not called
      }),
      () => nowMs,
    );
    ({ stop, isEmbargoed } = live);
    app = Fastify({ routerOptions: { ignoreDuplicateSlashes: true } });
    await serveMedia(app, mediaDir, live.isEmbargoed);
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    stop();
    await app.close();
    await rm(mediaDir, { recursive: true });
  });
  const statuses = () => Promise.all(FILES.map(async (file) => (await fetch(`${origin}/media${file}`)).status));

  test('W-04 video, subtitles and pictures of a future episode are 404 until its release; media shared with public items are served', async () => {
    expect(await statuses()).toEqual([404, 404, 200, 404, 404, 200]);
    for (const spelt of [
      '/media/clips//secret/master.m3u8',
      '/media/clips/%73ecret/master.m3u8',
      '/media/art/../clips/secret/master.m3u8',
      '/media/clips/shared/%2e%2e/secret/master.m3u8',
      '/media/clips/secret/540p/../master.m3u8',
    ])
      expect([spelt, (await app.inject(spelt)).statusCode >= 400]).toEqual([spelt, true]);
    expect(['/art/secret-square.jpg', '/art/plain-square.jpg'].map(isEmbargoed)).toEqual([true, false]);
    nowMs = Date.parse(LATER);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('W-04 without an embargo no path is checked', () => {
    const catalogue = aCatalogue();
    expect(embargoedMedia(catalogue, catalogue)).toBe(NOTHING_EMBARGOED);
  });
});
