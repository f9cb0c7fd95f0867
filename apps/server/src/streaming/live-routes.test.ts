import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { LOOP_ORIGIN_MS } from './live-playlist.ts';
import { liveRoutes } from './live-routes.ts';

const loop = {
  initSegment: '/media/clips/loop/540p-init.mp4',
  segments: [0, 1, 2, 3].map((i) => ({ uri: `/media/clips/loop/540p-0${i}.m4s`, durationMs: 4000 })),
  lengthMs: 16_000,
};

async function live() {
  const clock = { nowMs: LOOP_ORIGIN_MS + 3 * 3_600_000 + 1500 };
  const app = Fastify();
  const channels = new Map([['tramuntana-1', { multivariant: '#EXTM3U\n', renditions: new Map([['540p', loop]]) }]]);
  const rule = { channel: 'tramuntana-1', everyMinutes: 15, atMinute: 7, lengthS: 20, protectedMinutes: [] };
  await app.register(liveRoutes, { channels, breakRules: new Map([[rule.channel, rule]]), now: () => clock.nowMs });
  return { app, clock };
}

test('V-04 a live media playlist is cacheable until the next segment, and then changes', async () => {
  const { app, clock } = await live();
  const first = await app.inject('/live/tramuntana-1/540p.m3u8');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toContain('application/vnd.apple.mpegurl');
  expect(first.headers['cache-control']).toBe('public, max-age=2');
  clock.nowMs += 2499;
  expect((await app.inject('/live/tramuntana-1/540p.m3u8')).body).toBe(first.body);
  clock.nowMs += 1;
  expect((await app.inject('/live/tramuntana-1/540p.m3u8')).body).not.toBe(first.body);
});

test('V-04 two hours of segments are compressed losslessly', async () => {
  const { app } = await live();
  const ask = (encoding: string) =>
    app.inject({ url: '/live/tramuntana-1/540p.m3u8', headers: { 'accept-encoding': encoding } });
  const plain = await ask('identity');
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await ask(encoding);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(read(answer.rawPayload).toString()).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  }
});

test('V-01 a linear channel has a window of one minute without DVR', async () => {
  const app = Fastify();
  const nowMs = LOOP_ORIGIN_MS + 3 * 3_600_000;
  const channels = new Map([['un', { multivariant: '#EXTM3U\n', renditions: new Map([['540p', loop]]) }]]);
  await app.register(liveRoutes, { channels, linear: new Set(['un']), breakRules: new Map(), now: () => nowMs });
  const { body } = await app.inject('/live/un/540p.m3u8');
  expect(body.match(/^#EXTINF/gm)).toHaveLength(15);
  expect(body).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(nowMs - 60_000).toISOString()}`);
});

test('V-04 a channel of the operator’s origin redirects there', async () => {
  const app = Fastify();
  const elsewhere = new Map([['dos', 'https://live.example.cat/dos/master.m3u8']]);
  await app.register(liveRoutes, { channels: new Map(), elsewhere, breakRules: new Map(), now: () => LOOP_ORIGIN_MS });
  const answer = await app.inject('/live/dos/master.m3u8');
  expect([answer.statusCode, answer.headers.location]).toEqual([307, 'https://live.example.cat/dos/master.m3u8']);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect((await app.inject('/live/dos/540p.m3u8')).statusCode).toBe(404);
});

test('V-04 an unknown channel or rendition is a 404 that names it', async () => {
  const { app } = await live();
  for (const path of ['/live/cap/540p.m3u8', '/live/tramuntana-1/8k.m3u8']) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
  }
});

test('V-02 the playlist has the breaks of the window, addressed by channel and time', async () => {
  const { app } = await live();
  const { body } = await app.inject('/live/tramuntana-1/540p.m3u8');
  const ranges = body.split('\n').filter((line) => line.startsWith('#EXT-X-DATERANGE:'));
  expect(ranges).toHaveLength(8);
  const startS = Date.UTC(2026, 0, 1, 1, 7) / 1000;
  expect(ranges[0]).toBe(
    `#EXT-X-DATERANGE:ID="ad-tramuntana-1-${startS}",CLASS="com.apple.hls.interstitial",` +
      `START-DATE="2026-01-01T01:07:00.000Z",CUE="ONCE",PLANNED-DURATION=20.000,` +
      `X-ASSET-LIST="/ads/assets/live/tramuntana-1/${startS}"`,
  );
});
