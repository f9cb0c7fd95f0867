import { failed, ok } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import type { AdTransport } from './ad-transport.ts';
import { measureHls } from './measure-hls.ts';

const MAX_MEDIA = new URL('https://ads.example/ad/master.m3u8');

/** An ad server with these playlists only. */
const serving = (playlists: Readonly<Record<string, string>>): AdTransport => ({
  ping: () => undefined,
  read: async (url) => {
    const text = playlists[url.pathname];
    return text === undefined ? failed('unreachable') : ok({ text, url });
  },
});
const measure = (playlists: Readonly<Record<string, string>>) =>
  measureHls(MAX_MEDIA, serving(playlists), new AbortController().signal);

describe('length of an HLS ad (V-02)', () => {
  test('V-02 is that of the first rendition of a multivariant playlist', async () => {
    expect(
      await measure({
        '/ad/master.m3u8': '#EXTM3U\r\n# note\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\n\r\n# note\r\nlow.m3u8\r\n',
        '/ad/low.m3u8': '#EXTM3U\n#EXTINF:4,\n0.m4s\n#EXTINF:2.5,\n1.m4s\n#EXT-X-ENDLIST\n',
      }),
    ).toEqual(ok(6.5));
  });

  test('V-02 a playlist with only comments and blank lines is refused at once', async () => {
    const text = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n#${'R\n\n\n#'.repeat(20_000)}S`;
    expect(await measure({ '/ad/master.m3u8': text })).toEqual(failed('notHls'));
  });
});
