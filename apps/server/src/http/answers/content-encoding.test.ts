import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, compressor } from './content-encoding.ts';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.0001', 'br'],
    ['*', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('Accept-Encoding %s selects %s', (header, encoding) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
  });

  test('an encoding that is not offered is not chosen', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  });

  test('a compressed stream decompresses to the original', async () => {
    const text = 'Bon dia · '.repeat(100);
    const through = (encoding: 'br' | 'gzip') =>
      buffer(Readable.from([text]).pipe(compressor(encoding) ?? new PassThrough()));
    expect(brotliDecompressSync(await through('br')).toString()).toBe(text);
    expect(gunzipSync(await through('gzip')).toString()).toBe(text);
    expect(compressor('identity')).toBeNull();
  });
});
