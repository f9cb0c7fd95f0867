import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchSource } from '../catalogue/imports/source/fetch-source.ts';
import { openFileCache } from './file-cache.ts';
import { createImportedPictures } from './imported-pictures.ts';
import { square, wide } from './make-picture.ts';
import { sniffPicture } from './sniff-picture.ts';

const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#cc1122' } });

/** A PNG of a few bytes whose header claims 60,000 × 60,000 pixels. */
function bomb(): Buffer {
  const png = Buffer.alloc(64);
  png.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.write('\x08\x02\0\0\0', 24, 'latin1');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  png.write('\0\0\0\x0aIDAT', 33, 'latin1');
  return png;
}

let server: Server;
let origin: string;
let directory: string;
let requests: string[] = [];
const sources: Record<string, (response: ServerResponse) => void> = {};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-pictures-'));
  const photograph = await red(2000, 1500)
    .withExif({ IFD0: { Copyright: 'Algú' } })
    .jpeg()
    .toBuffer();
  const serve = (type: string, body: Buffer | string) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type }).end(body);
  Object.assign(sources, {
    '/foto.jpg': serve('image/jpeg', photograph),
    '/petita.png': serve('text/plain', await red(40, 40).png().toBuffer()),
    '/pagina.jpg': serve('image/jpeg', '<!doctype html><script>alert(1)</script>'),
    '/dibuix.svg': serve('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    '/bomba.png': serve('image/png', bomb()),
    '/trencada.jpg': serve('image/jpeg', Buffer.concat([photograph.subarray(0, 20), Buffer.alloc(2000, 'x')])),
    '/mig.jpg': serve('image/jpeg', photograph.subarray(0, photograph.length / 2)),
    '/no-hi-es.jpg': (response: ServerResponse) => response.writeHead(404).end(),
    '/enorme.jpg': (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const part = Buffer.alloc(1024 * 1024, 0xff);
      const more = (): void => {
        if (!response.destroyed && response.write(part)) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    },
  });
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    sources[path]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // cast: it listens on a port
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(directory, { recursive: true });
});

async function open(name: string, { mostBytes = 1e9, isPrivate = true, nowMs = () => NOW_MS } = {}) {
  requests = [];
  const refused: string[] = [];
  const pictures = createImportedPictures({
    fetchPicture: fetchSource,
    kept: await openFileCache(join(directory, name), mostBytes),
    privateOrigins: isPrivate ? [origin] : [],
    nowMs,
    onRefused: (_, why) => refused.push(why),
  });
  return {
    pictures,
    refused,
    show: (path: string, shape = wide('webp', 960)) => pictures.show(path, origin + path, shape),
  };
}

describe('imported pictures (W-14)', () => {
  test('W-14 are served in each size and format, at 16:9, with one request to their host', async () => {
    const { show } = await open('once');
    const shapes = [wide('avif', 480), wide('webp', 960), wide('avif', 960), wide('avif', 480), square(null)];
    const shown = await Promise.all(shapes.map((shape) => show('/foto.jpg', shape)));
    const made = await Promise.all(shown.map(({ bytes }) => sharp(bytes).metadata()));
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['heif', 480, 270],
      ['webp', 960, 540],
      ['heif', 960, 540],
      ['heif', 480, 270],
      ['jpeg', 1500, 1500],
    ]);
    expect(shown.every(({ isDrawn }) => !isDrawn)).toBe(true);
    expect(made.every(({ exif }) => exif === undefined)).toBe(true);
    expect(requests).toEqual(['/foto.jpg']);
  });

  test('W-14 stay on disk: after a restart their host is not contacted', async () => {
    const { show } = await open('restart');
    const before = await show('/foto.jpg');
    const { show: again } = await open('restart');
    expect((await again('/foto.jpg')).bytes).toEqual(before.bytes);
    expect(requests).toEqual([]);
    const [file] = await readdir(join(directory, 'restart'));
    expect((await stat(join(directory, 'restart', file ?? ''))).mode & 0o777).toBe(0o600);
  });

  test('W-14 are typed by their bytes, whatever content type their host sends', async () => {
    const { show } = await open('type');
    const { bytes, isDrawn } = await show('/petita.png');
    expect([isDrawn, (await sharp(bytes).metadata()).width]).toEqual([false, 960]);
  });

  test.each([
    ['/pagina.jpg', /no JPEG, PNG/],
    ['/dibuix.svg', /no JPEG, PNG/],
    ['/bomba.png', /pixel limit/],
    ['/trencada.jpg', /./],
    ['/mig.jpg', /./],
    ['/no-hi-es.jpg', /answered 404/],
    ['/enorme.jpg', /larger than/],
  ])('W-14 %s is refused, and a placeholder is served', async (path, why) => {
    let nowMs = NOW_MS;
    const { show, refused } = await open(`refused${path.replaceAll('/', '-')}`, { nowMs: () => nowMs });
    const shown = await show(path);
    expect(shown.isDrawn).toBe(true);
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    expect(refused).toEqual([expect.stringMatching(why)]);
    expect((await show(path)).bytes).toEqual(shown.bytes);
    expect(requests).toEqual([path]);
    nowMs += 11 * 60_000;
    await show(path);
    expect(refused).toHaveLength(2);
  });

  test('W-14 are not fetched from this machine or its network, unless configured', async () => {
    const { show, refused } = await open('private', { isPrivate: false });
    expect((await show('/foto.jpg')).isDrawn).toBe(true);
    expect([requests, refused]).toEqual([[], [expect.stringContaining('is on this machine or its network')]]);
  });

  test('W-14 placeholders differ by name, and are reproducible', async () => {
    const { show } = await open('drawn');
    const [one, other] = await Promise.all(['/no-hi-es.jpg', '/pagina.jpg'].map((path) => show(path)));
    expect(one?.bytes.equals(other?.bytes ?? Buffer.of())).toBe(false);
  });

  test('W-14 never exceed their disk limit: the oldest are evicted first', async () => {
    const kept = await openFileCache(join(directory, 'bounded'), 1000);
    for (let at = 0; at < 10; at++) await kept.store(`file-${at}`, Buffer.alloc(300, at));
    expect((await readdir(join(directory, 'bounded'))).sort()).toEqual(['file-7', 'file-8', 'file-9']);
    await kept.store('too-large', Buffer.alloc(1001));
    expect(await kept.read('too-large')).toBeNull();
    const again = await openFileCache(join(directory, 'bounded'), 650);
    await again.store('new', Buffer.alloc(10));
    expect((await readdir(join(directory, 'bounded'))).sort()).toEqual(['file-8', 'file-9', 'new']);
  });

  test('W-12 a poster is shown whole on a square of its own colour', async () => {
    const { pictures } = await open('square');
    const poster = async () => red(1440, 810).avif().toBuffer();
    const { bytes } = await pictures.reshape('programme-x', poster, square('#112233'));
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    expect([info.width, info.height]).toEqual([1500, 1500]);
    const near = (colour: number[], wanted: number[]) =>
      colour.every((part, i) => Math.abs(part - (wanted[i] ?? 0)) < 12);
    expect([near(at(10, 10), [0x11, 0x22, 0x33]), near(at(750, 750), [0xcc, 0x11, 0x22])]).toEqual([true, true]);
  });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<?xml version="1.0"?><svg/>', null],
  ['<!doctype html>', null],
  ['%PDF-1.4', null],
  ['BM', null],
  ['II*\0', null],
  ['', null],
  ['RIFF\0\0\0\0WAVE', null],
  ['\0\0\0\x20ftypisom\0\0\0\0', null],
  ['\0\0\0\x20ftypavif\0\0\0\0', 'avif'],
  ['GIF89a', 'gif'],
])('W-14 %j is %s', (bytes, format) => {
  expect(sniffPicture(Buffer.from(bytes, 'latin1'))).toBe(format);
});
