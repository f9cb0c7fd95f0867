import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtworkIndex } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchSource } from '../catalogue/imports/source/fetch-source.ts';
import { serveMedia } from '../site/asset-routes.ts';
import { openFileCache } from './file-cache.ts';
import { createImportedPictures } from './imported-pictures.ts';
import { pictureRoutes } from './picture-routes.ts';

const ARTWORK: ArtworkIndex = {
  'programme-veus': { colour: '#0b7350', avif: [1440], webp: [960] },
  'imported-story-1-aabbccdd': {
    colour: '#23262d',
    avif: [480, 960, 1440],
    webp: [960],
    source: 'https://foto.invalid/1.jpg',
  },
};

let app: FastifyInstance;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-art-'));
  await mkdir(join(directory, 'media/art'), { recursive: true });
  const poster = sharp({ create: { width: 1440, height: 810, channels: 3, background: '#ffc72c' } });
  await writeFile(join(directory, 'media/art/programme-veus-1440.avif'), await poster.avif().toBuffer());
  app = Fastify();
  await app.register(pictureRoutes, {
    isEmbargoed: () => false,
    catalogue: { artwork: () => ARTWORK },
    pictures: createImportedPictures({
      fetchPicture: fetchSource,
      kept: await openFileCache(join(directory, 'kept'), 1e9),
      privateOrigins: [],
      nowMs: Date.now,
      onRefused: () => undefined,
    }),
    mediaDir: join(directory, 'media'),
  });
  await serveMedia(app, join(directory, 'media'));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

test('W-12 a podcast cover is a square JPEG of 1400 pixels or more, readable across origins', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/media/art/programme-veus-square.jpg');
  expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    200,
    'image/jpeg',
    '*',
  ]);
  const { format, width = 0, height } = await sharp(rawPayload).metadata();
  expect([format, width >= 1400 && width <= 3000, height]).toEqual(['jpeg', true, width]);
  expect(headers['cache-control']).toContain('immutable');
});

test('W-14 a picture with an unreachable host is a placeholder, for a limited time', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/media/art/imported-story-1-aabbccdd-480.avif');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/avif',
    'public, max-age=300',
  ]);
  expect((await sharp(rawPayload).metadata()).width).toBe(480);
});

test.each([
  'imported-story-1-aabbccdd-481.avif',
  'imported-story-1-aabbccdd-480.webp',
  'imported-story-1-aabbccdd-1440.png',
  'imported-story-2-480.avif',
  'imported-__proto__-480.avif',
  'constructor-square.jpg',
  'programme-cap-square.jpg',
  '..%2f..%2fpackage-square.jpg',
])('W-14 %s is not found', async (file) => {
  expect((await app.inject(`/media/art/${file}`)).statusCode).toBe(404);
});

test('W-14 rendered pictures are served unchanged', async () => {
  const { statusCode, headers } = await app.inject('/media/art/programme-veus-1440.avif');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
});
