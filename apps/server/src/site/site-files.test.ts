import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSite } from './testing/open-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('files of the website', () => {
  test('missing resources of machines get no page', async () => {
    for (const url of ['/api/no', '/assets/no.js', '/hb/no']) {
      const response = await site.get(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
  });

  test('assets are immutable and served compressed as built', async () => {
    const response = await site.get('/assets/home-abc.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect((await site.get('/icona.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('W-12 a request for a default icon is redirected to the icon, and gets no page', async () => {
    const icon = await site.get('/favicon.ico');
    expect([icon.statusCode, icon.headers.location]).toEqual([301, '/icons/icon-192.png']);
    expect((await site.get('/apple-touch-icon.png')).headers.location).toBe('/icons/apple-touch-icon.png');
  });

  test.each([
    ['a.m3u8', 'application/vnd.apple.mpegurl'],
    ['a.m4s', 'video/iso.segment'],
    ['a.vtt', 'text/vtt; charset=utf-8'],
    ['a.avif', 'image/avif'],
  ])('media %s is %s', async (file, type) => {
    expect((await site.get(`/media/clips/${file}`)).headers['content-type']).toBe(type);
  });

  test('media support ranges', async () => {
    const response = await site.get('/media/clips/a.m4s', { range: 'bytes=2-4' });
    expect([response.statusCode, response.headers['content-range'], response.body]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect((await site.get('/media/clips/no.m4s')).statusCode).toBe(404);
    expect((await site.get('/media/..%2f..%2fbuild%2fclient%2ficona.svg')).statusCode).not.toBe(200);
  });
});
