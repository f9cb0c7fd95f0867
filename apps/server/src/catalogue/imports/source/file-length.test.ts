import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMedia, anEpisodeItem, aStoryItem } from '../testing/an-import.ts';
import { withFileLengths } from './file-length.ts';

let web: Server;
let origin: string;
const requests: string[] = [];
const answers: Record<string, RequestListener> = {
  '/says.mp3': (_, response) => response.writeHead(200, { 'content-length': 480_123 }).end(),
  '/moved.mp3': (_, response) => response.writeHead(302, { location: '/says.mp3' }).end(),
  '/no-head.mp3': ({ method }, response) =>
    method === 'HEAD'
      ? response.writeHead(405).end()
      : response.writeHead(200, { 'content-length': 9_000_000 }).write('x'),
  '/silent.mp3': (_, response) => void response.writeHead(200).end(),
  '/never.mp3': () => undefined,
};

beforeAll(async () => {
  web = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`; // cast: it listens on a port
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

const episode = (path: string, bytes = 0) =>
  anEpisodeItem(path, 'p', { media: { ...aMedia, address: path.startsWith('/') ? origin + path : path, bytes } });
const bytesOf = async (...items: ReturnType<typeof episode>[]) =>
  (await withFileLengths(items, { allowsPrivate: true, timeoutMs: 400 })).map(({ document }) =>
    'media' in document ? (document.media?.bytes ?? null) : null,
  );

test('W-12 W-14 requests a file size missing in the feed from the file’s server, also through a redirect', async () => {
  expect(await bytesOf(episode('/says.mp3'), episode('/moved.mp3'), episode('/no-head.mp3'))).toEqual([
    480_123, 480_123, 9_000_000,
  ]);
});

test('W-12 W-14 an unknown size stays 0; known sizes, playlists and missing files are not requested', async () => {
  expect(await bytesOf(episode('/silent.mp3'), episode('/never.mp3'))).toEqual([0, 0]);
  requests.length = 0;
  expect(await bytesOf(episode('/says.mp3', 77), episode('/live.m3u8'), aStoryItem('a'))).toEqual([77, 0, null]);
  expect(requests).toEqual([]);
});

test('W-14 a private address is requested only if the operator allows it', async () => {
  requests.length = 0;
  const [item] = await withFileLengths([episode('/says.mp3')], { allowsPrivate: false });
  expect([item && 'media' in item.document && item.document.media?.bytes, requests]).toEqual([0, []]);
});
