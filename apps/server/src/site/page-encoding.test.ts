import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, compress } from './page-encoding.ts';

describe('compression of pages', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.0001', 'br'],
    ['*', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('Accept-Encoding %s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test('what is compressed reads back', async () => {
    const text = 'Bon dia · '.repeat(100);
    expect(brotliDecompressSync(await compress(text, 'br')).toString()).toBe(text);
    expect(gunzipSync(await compress(text, 'gzip')).toString()).toBe(text);
    expect((await compress(text, 'identity')).toString()).toBe(text);
  });
});
