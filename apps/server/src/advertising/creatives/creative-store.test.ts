import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@sintonia/contracts';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf } from './creative-key.ts';
import type { CreativeRecord } from './creative-record.ts';
import { creativeRoutes } from './creative-routes.ts';
import { createCreativeStore } from './creative-store.ts';
import { createDownload } from './download-creative.ts';

const FILM = await readFile(join(import.meta.dirname, 'fixtures/faststart.mp4'));

let directory: string;
let servers: Server[];
let records: CreativeRecord[];
const clock = { nowMs: 0 };
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-creatives-'));
  servers = [];
  records = [];
  clock.nowMs = Date.now();
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(directory, { recursive: true, force: true });
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/film.mp4`); // cast: it listens on a port
}

const storeOf = ({ maxBytes = 1e9, trusted = ['127.0.0.1'], mostOfOne = 1e6 } = {}) =>
  createCreativeStore({
    directory,
    maxBytes,
    download: createDownload(trusted, mostOfOne),
    nowMs: () => clock.nowMs,
    onResult: (record) => records.push(record),
  });
const storedNames = async () => (await readdir(directory)).sort();

describe('files of ad servers on our own origin (V-02)', () => {
  test('V-02 a file is fetched once, whatever the number of requests, and reused by the next process', async () => {
    let requests = 0;
    const url = await serve((_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-type': 'text/plain' }).end(FILM); // content type and name are misleading
    });
    const store = storeOf();
    const all = await Promise.all([store.find(url), store.find(url), store.find(url)]);
    const again = await storeOf().find(url);
    expect(new Set([...all, again].map((result) => JSON.stringify(result))).size).toBe(1);
    expect(again).toMatchObject({ ok: true, value: { lengthS: expect.closeTo(6, 1) } });
    expect([requests, records.map(({ problem }) => problem), await storedNames()]).toEqual([1, [null], [keyOf(url)]]);
    expect((await stat(join(directory, keyOf(url)))).mode & 0o077).toBe(0);
  });

  test('V-02 serves the creative in ranges, as immutable, and no other file', async () => {
    const url = await serve((_, response) => void response.end(FILM));
    const found = await storeOf().find(url);
    if (!found.ok) throw new Error(found.error);
    const app = Fastify();
    await app.register((scope) => creativeRoutes(scope, directory));
    const folder = found.value.path.replace('master.m3u8', '');
    const master = await app.inject(found.value.path);
    expect([master.statusCode, master.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
    const part = await app.inject({ url: `${folder}media.mp4`, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    expect(part.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const beside = [
      `${folder}../creative.json`,
      `/ads/creatives/${keyOf(url)}/creative.json`,
      '/ads/creatives/',
      folder,
      `${folder}..%2f..%2f..%2f..%2fetc%2fpasswd`,
      `/ads/creatives/${keyOf(url)}/0000000000000000/media.mp4`,
    ];
    for (const path of beside) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    await app.close();
  });

  test.each<[string, RequestListener, string]>([
    ['a page', (_, response) => void response.end('<!doctype html><h1>404</h1>'), 'notMp4'],
    ['not there', (_, response) => void response.writeHead(404).end(), 'unreachable'],
    [
      'two hundred megabytes, as it says',
      (_, response) => void response.writeHead(200, { 'content-length': 2e8 }).write('x'),
      'tooLarge',
    ],
    ['without end', (_, response) => void response.write(Buffer.alloc(1_200_000)), 'tooLarge'],
    [
      'cut off on its way',
      (_, response) => {
        response.writeHead(200, { 'content-length': FILM.length }).write(FILM.subarray(0, 10_000));
        setImmediate(() => response.destroy());
      },
      'truncated',
    ],
    ['half of itself', (_, response) => void response.end(FILM.subarray(0, 12_000)), 'truncated'],
    [
      'led into our own network',
      (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/film.mp4' }).end(),
      'forbiddenAddress',
    ],
    ['led in circles', (_, response) => void response.writeHead(302, { location: '/film.mp4' }).end(), 'redirects'],
  ])(
    'V-02 a file that is %s is refused with its reason, leaves no files, and is not requested again at once',
    async (_, listener, problem) => {
      let requests = 0;
      const url = await serve((request, response) => {
        requests += 1;
        listener(request, response);
      });
      const store = storeOf();
      expect(await store.find(url)).toEqual({ ok: false, error: problem });
      const before = requests;
      expect(await store.find(url)).toEqual({ ok: false, error: problem });
      expect([requests, await storedNames(), records.map((record) => record.problem)]).toEqual([before, [], [problem]]);
      clock.nowMs += DAY_MS;
      await store.find(url);
      expect(requests).toBeGreaterThan(before);
    },
  );

  test('V-02 this machine is not an allowed address, unless the operator names it', async () => {
    const url = await serve((_, response) => void response.end(FILM));
    expect(await storeOf({ trusted: [] }).find(url)).toEqual({ ok: false, error: 'forbiddenAddress' });
  });

  test('V-02 removes creatives unused for a month, and the longest unused first when over the size limit', async () => {
    const urls = await Promise.all([1, 2, 3].map(() => serve((_, response) => void response.end(FILM))));
    const store = storeOf({ maxBytes: 70_000 });
    for (const [i, url] of urls.entries()) {
      await store.find(url);
      const usedAt = new Date(clock.nowMs - (5 - i) * DAY_MS);
      await utimes(join(directory, keyOf(url)), usedAt, usedAt);
    }
    await store.tidy();
    expect(await storedNames()).toEqual(urls.slice(1).map(keyOf).sort());
    await store.find(urls[2] as URL); // cast: there are three
    clock.nowMs += 29 * DAY_MS;
    await store.tidy();
    expect(await storedNames()).toEqual([keyOf(urls[2] as URL)]); // cast: there are three
  });

  test('V-08 when the queue is full a further creative is postponed', async () => {
    const held: ServerResponse[] = [];
    let isSlow = true;
    const url = await serve((_, response) => void (isSlow ? held.push(response) : response.end()));
    const store = storeOf();
    const found = Array.from({ length: 21 }, (_, i) => store.find(new URL(`?${i}`, url)));
    // Which one is the last to come is up to the disk; while the files are slow nothing else has an answer.
    expect(await Promise.race(found)).toEqual({ ok: false, error: 'full' });
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(1)); // a slow download blocks only some
    isSlow = false;
    for (const response of held) response.end();
    expect((await Promise.all(found)).map(({ ok }) => ok)).not.toContain(true);
    expect(await store.find(new URL('?21', url))).toMatchObject({ error: expect.stringMatching(/notMp4|truncated/) });
  });
});
