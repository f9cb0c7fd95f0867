import { failed, ok } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import type { AdTransport } from './ad-transport.ts';
import { measureHls } from './measure-hls.ts';

const MEDIA = new URL('https://ads.example/ad/master.m3u8');

/** An ad server with these playlists and nothing else. */
const serving = (playlists: Readonly<Record<string, string>>): AdTransport => ({
  ping: () => undefined,
  read: async (url) => {
    const text = playlists[url.pathname];
    return text === undefined ? failed('unreachable') : ok({ text, url });
  },
});
const measure = (playlists: Readonly<Record<string, string>>) =>
  measureHls(MEDIA, serving(playlists), new AbortController().signal);

describe('how long an HLS ad is (V-02)', () => {
  test('V-02 the first rendition of a multivariant playlist says it', async () => {
    expect(
      await measure({
        '/ad/master.m3u8': '#EXTM3U\r\n# note\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\n\r\n# note\r\nlow.m3u8\r\n',
        '/ad/low.m3u8': '#EXTM3U\n#EXTINF:4,\n0.m4s\n#EXTINF:2.5,\n1.m4s\n#EXT-X-ENDLIST\n',
      }),
    ).toEqual(ok(6.5));
  });

  test('V-02 a playlist of comments and blank lines without an address is refused at once', async () => {
    const text = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n#${'R\n\n\n#'.repeat(20_000)}S`;
    expect(await measure({ '/ad/master.m3u8': text })).toEqual(failed('notHls'));
  });
});
