/** Hostile or broken sources give a catalogued error, quickly and with little memory. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const KILO = 1024;
const GIGABYTE = KILO ** 3;

let dir: string;
let web: Server;
let origin: string;
const answers: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) =>
    response.setHeader('content-type', 'text/xml; charset=iso-8859-1').end(Buffer.from([0xe0, 0xe9])),
  '/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('neu')),
  '/twice': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(gzipSync('neu'))),
  '/here': (response) => response.writeHead(302, { location: '/there' }).end(),
  '/there': (response) => response.writeHead(301, { location: '/gzip' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/elsewhere': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/never': () => undefined,
  '/slow': (response) => void response.write('a'),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('a', () => response.destroy());
  },
  '/endless': (response) => {
    const more = () => {
      while (response.write(Buffer.alloc(64 * KILO, 32))) if (response.destroyed) return;
      response.once('drain', more);
    };
    more();
  },
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sintonia-feeds-'));
  web = createServer((request, response) => answers[request.url ?? '']?.(response));
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`; // cast: it listens on a port
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await rm(dir, { recursive: true });
});

const setting = { allowsPrivate: true, onProgress: () => undefined };
const read = (where: string, overrides = {}) => readSource(where, { ...setting, ...overrides });
const file = async (name: string, content: string | Buffer) => {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
};

describe('reading a source (W-14)', { timeout: 60_000 }, () => {
  test('W-14 reads a file, plain or compressed, in its declared encoding', async () => {
    expect(await read(await file('a', 'Ràdio'))).toBe('Ràdio');
    expect(await read(await file('b', '\uFEFFRàdio'))).toBe('Ràdio');
    expect(await read(await file('c', gzipSync('Ràdio')))).toBe('Ràdio');
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Ràdio</a>', 'latin1');
    expect(await read(await file('d', latin))).toContain('Ràdio');
    expect(await read(await file('e', Buffer.from('\uFEFFRàdio', 'utf16le')))).toBe('Ràdio');
  });

  test('W-14 reads an address, with redirects, transfer compression and the encoding of its content type', async () => {
    expect(await read(`${origin}/ok`)).toBe('àé');
    expect(await read(`${origin}/here`)).toBe('neu');
    expect(await read(`${origin}/twice`)).toBe('neu');
  });

  test('W-14 bytes invalid in their encoding are refused, not guessed', async () => {
    const spoilt = await file('f', Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>R\xe0dio</a>', 'latin1'));
    await expect(read(spoilt)).rejects.toMatchObject({ code: 'encoding', message: expect.stringContaining('UTF-8') });
    const unknown = await file('g', '<?xml version="1.0" encoding="klingon"?><a/>');
    await expect(read(unknown)).rejects.toMatchObject({
      code: 'encoding',
      message: expect.stringContaining('klingon'),
    });
  });

  test('W-14 reading a feed of gigabytes stops at the limit, and never holds it in memory', async () => {
    const huge = await file('huge.xml', '<rss>');
    await truncate(huge, 4 * GIGABYTE);
    let peakBytes = 0;
    const before = process.memoryUsage().rss;
    const onProgress = (bytes: number, of: number | null) => {
      peakBytes = Math.max(peakBytes, bytes);
      expect(of).toBe(4 * GIGABYTE);
    };
    await expect(read(huge, { onProgress })).rejects.toMatchObject({ code: 'tooLarge' });
    expect(peakBytes).toBeLessThanOrEqual(32 * KILO * KILO);
    expect(process.memoryUsage().rss - before).toBeLessThan(0.5 * GIGABYTE);
    await expect(read(`${origin}/endless`)).rejects.toMatchObject({ code: 'tooLarge' });
  });

  test('W-14 decompression stops at the same limit', async () => {
    const bomb = await file('bomb.gz', gzipSync(gzipSync(Buffer.alloc(64 * KILO * KILO))));
    await expect(read(bomb)).rejects.toMatchObject({ code: 'tooLarge' });
    await expect(read(await file('h.gz', gzipSync('neu').subarray(0, 15)))).rejects.toMatchObject({ code: 'badGzip' });
  });

  test.each([
    ['/circle', 'redirects', {}],
    ['/elsewhere', 'badAddress', {}],
    ['/broken', 'status', {}],
    ['/never', 'timeout', { timeoutMs: 150 }],
    ['/slow', 'timeout', { timeoutMs: 150 }],
    ['/cut', 'unreachable', {}],
    ['/ok', 'forbidden', { allowsPrivate: false }],
  ])('W-14 %s has its own error: %s', async (path, code, overrides) => {
    await expect(read(`${origin}${path}`, overrides)).rejects.toMatchObject({ name: 'ImportError', code });
  });

  test.each([
    ['http://localhost/', 'forbidden'],
    ['http://[::1]/', 'forbidden'],
    ['http://169.254.169.254/latest/meta-data', 'forbidden'],
    ['http://0x7f000001/', 'forbidden'],
    ['ftp://agencia.example/a.xml', 'badAddress'],
    ['https://user:secret@agencia.example/', 'badAddress'],
    ['/no/such/file.xml', 'notFound'],
    ['/', 'notFound'],
  ])('W-14 %s is refused: %s', async (where, code) => {
    await expect(read(where, { allowsPrivate: false })).rejects.toMatchObject({ code });
  });

  test('W-14 an empty file is reported as such', async () => {
    await expect(read(await file('empty', ''))).rejects.toMatchObject({ code: 'empty' });
  });
});
