import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aNetwork, anHls, anInLine, aVast } from './decision/testing/an-ad-server.ts';
import type { AdAssetList } from './interstitials/ad-asset-list.ts';
import { readAdvertising } from './read-advertising.ts';
import { aServer, clips, DEMO, listsOf } from './testing/an-advertising-server.ts';

describe('a clip with its breaks over HTTP', () => {
  test('V-02 serves the playlist, the breaks and the pod, with everything that the player needs for each ad', async () => {
    const { app, listAt } = await aServer();
    const { master, media, lists } = await listsOf(app, 'cims');
    expect([master.statusCode, media.statusCode]).toEqual([200, 200]);
    expect(media.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect([...lists.keys()]).toEqual(['pre', 'mid-26']);
    const answer = await app.inject(lists.get('pre') ?? '');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    const list: AdAssetList = answer.json();
    expect(list['X-AD-BREAK']).toEqual({ ID: 'pre', KIND: 'pre', POSITION: 1, START: 0 });
    expect(list.ASSETS.length).toBe(2);
    for (const [i, asset] of list.ASSETS.entries()) {
      expect(asset.URI).toMatch(/^\/media\/clips\/ad-\w+\/master\.m3u8$/);
      expect(asset['X-AD-POSITION']).toBe(i + 1);
      expect(asset).toMatchObject({
        'X-AD-CAMPAIGN': asset['X-AD-ID'],
        'X-AD-CREATIVE': expect.stringMatching(/^ad-\w+$/),
        'X-AD-CREATIVE-URL': asset.URI,
        'X-AD-PLACEMENT': 'pre',
        'X-AD-SITE': 'www.example.cat',
      });
      expect(asset.DURATION).toBe(clips.find(({ hls }) => hls === asset.URI)?.lengthS);
      expect(Object.keys(asset['X-AD-TRACKING'])).toHaveLength(12);
    }
    const mid = await listAt(`${lists.get('mid-26')?.split('?')[0]}?state=${list['X-AD-STATE']}`);
    expect(mid['X-AD-BREAK']).toEqual({ ID: 'mid-26', KIND: 'mid', POSITION: 2, START: 26 });
    expect(mid.ASSETS.length).toBeGreaterThan(0);
  });

  test('V-02 all renditions of one viewing name the same breaks with the same addresses, whenever they load', async () => {
    const { app, clock } = await aServer();
    const { body } = await app.inject('/media-ads/cims/master.m3u8');
    const renditions = body.split('\n').filter((line) => line.includes('.m3u8?state='));
    expect(renditions).toHaveLength(2);
    const ranges = [];
    for (const rendition of renditions) {
      const media = await app.inject(`/media-ads/cims/${rendition}`);
      ranges.push(media.body.split('\n').filter((line) => line.startsWith('#EXT-X-DATERANGE')));
      clock.nowMs += 20_000;
    }
    expect(ranges[0]).toEqual(ranges[1]);
  });

  test('V-08 a protected clip has no breaks, and an unknown break gives no ad', async () => {
    const { app, listAt, counted } = await aServer();
    expect((await listsOf(app, 'mon-petit')).lists.size).toBe(0);
    expect((await listAt('/ads/assets/vod/mon-petit/pre')).ASSETS).toEqual([]);
    expect((await listAt('/ads/assets/vod/el-debat/mid-7')).ASSETS).toEqual([]);
    expect(await counted('promises_kept', { promise: 'protected' })).toBe(2);
  });

  test('V-08 over an evening of clips no hour holds an ad more than twice, nor more ad seconds than promised', async () => {
    const { app, clock, listAt } = await aServer();
    const shown: { atMs: number; uri: string; lengthS: number }[] = [];
    let state = '';
    for (let n = 0; n < 60; n++) {
      const { lists } = await listsOf(app, ['cims', 'noticies-vespre', 'camp-obert'][n % 3] ?? 'cims', state);
      for (const address of lists.values()) {
        clock.random = (clock.random * 7.13 + 0.37) % 1;
        const list = await listAt(`${address.split('?')[0]}?state=${state}`);
        state = list['X-AD-STATE'];
        for (const { URI, DURATION } of list.ASSETS) shown.push({ atMs: clock.nowMs, uri: URI, lengthS: DURATION });
        clock.nowMs += 30_000;
      }
      clock.nowMs += 60_000;
    }
    expect(shown.length).toBeGreaterThan(6);
    for (const { atMs } of shown) {
      const hour = shown.filter((ad) => ad.atMs >= atMs && ad.atMs - atMs < 3_600_000);
      for (const { uri } of hour) expect(hour.filter((ad) => ad.uri === uri).length).toBeLessThanOrEqual(2);
      expect(hour.reduce((sum, { lengthS }) => sum + lengthS, 0)).toBeLessThanOrEqual(480);
    }
  });

  test('V-08 a viewer whose opening ad time is used up starts without an ad request', async () => {
    const network = aNetwork({
      'https://ads.example/tag': aVast(anInLine({ id: 'milk', duration: '00:00:18' })),
      'https://cdn.example/milk.m3u8': anHls(18),
    });
    const demo = readAdvertising(join(DEMO, 'advertising'));
    const { app, clock, listAt } = await aServer({
      tagUrl: 'https://ads.example/tag',
      network,
      advertising: { ...demo, contract: { ...demo.contract, openingAdSeconds: 20 } },
    });
    const before = await listsOf(app, 'cims');
    const list = await listAt(before.lists.get('pre') ?? '');
    expect(list.ASSETS).toHaveLength(1);
    const after = await listsOf(app, 'cims', list['X-AD-STATE']);
    expect([...before.lists.keys(), '|', ...after.lists.keys()]).toEqual(['pre', 'mid-26', '|', 'mid-26']);
    // After ten minutes of content more ad time is allowed.
    clock.nowMs += 600_000;
    expect([...(await listsOf(app, 'cims', list['X-AD-STATE'])).lists.keys()]).toEqual(['pre', 'mid-26']);
  });

  test('V-02 without an ad server and campaigns the playlists equal the clip’s own, at the same addresses', async () => {
    const { app } = await aServer({ advertising: { ...readAdvertising(null) } });
    const { media, lists } = await listsOf(app, 'cims');
    expect([media.statusCode, lists.size]).toEqual([200, 0]);
  });
});

describe('a live break over HTTP', () => {
  const breakS = Date.UTC(2026, 10, 21, 12, 22) / 1000;

  test('V-02 answers any break within the window, and no other', async () => {
    const { app, listAt } = await aServer();
    const list = await listAt(`/ads/assets/live/tramuntana-1/${breakS}`);
    expect(list['X-AD-BREAK']).toEqual({ ID: `${breakS}`, KIND: 'live', POSITION: 1, START: 0 });
    expect(list.ASSETS.length).toBeGreaterThan(0);
    expect(list.ASSETS.reduce((sum, { DURATION }) => sum + DURATION, 0)).toBeLessThanOrEqual(20);
    for (const path of [
      `tramuntana-1/${breakS + 1}`,
      `tramuntana-1/${breakS - 86_400}`,
      `tramuntana-petit/${breakS}`,
      'cap/x',
    ])
      expect((await app.inject(`/ads/assets/live/${path}`)).statusCode, path).toBe(404);
  });
});

describe('an ad server of the operator', () => {
  const more = '<VideoClicks><ClickThrough>https://shop.example/?a=b</ClickThrough></VideoClicks>';
  const network = () =>
    aNetwork({
      'https://ads.example/tag': aVast(anInLine({ id: 'milk', more })),
      'https://cdn.example/milk.m3u8': anHls(10),
    });

  test('V-02 is requested instead of the demo, with its macros filled in', async () => {
    const adServer = network();
    const { app, listAt } = await aServer({ tagUrl: 'https://ads.example/tag?cb=[CACHEBUSTING]', network: adServer });
    const { ASSETS } = await listAt('/ads/assets/vod/cims/pre');
    expect(ASSETS.map(({ URI }) => URI)).toEqual(['https://cdn.example/milk.m3u8']);
    await app.inject(`${ASSETS[0]?.['X-AD-TRACKING'].error}&code=405`);
    expect(adServer.pinged).toEqual(['https://ads.example/error/milk?code=405']);
    expect((await app.inject(ASSETS[0]?.['X-AD-CLICK-THROUGH'] ?? '')).headers.location).toBe(
      'https://shop.example/?a=b',
    );
  });

  test('V-02 when unreachable, leaves an empty break, counted with its reason', async () => {
    const { app, counted } = await aServer({ tagUrl: 'https://ads.example/tag', network: aNetwork({}) });
    const answer = await app.inject('/ads/assets/vod/cims/pre');
    expect([answer.statusCode, answer.json().ASSETS]).toEqual([200, []]);
    expect(await counted('failures', { reason: 'unreachable' })).toBe(1);
    expect(await counted('breaks', { kind: 'pre', outcome: 'empty' })).toBe(1);
  });
});

describe('a broadcaster without advertising', () => {
  test('V-02 no playlist has a break, and all playlists are served', async () => {
    const { app } = await aServer({ tagUrl: 'off' });
    const { master, media, lists } = await listsOf(app, 'cims');
    expect([master.statusCode, media.statusCode, lists.size]).toEqual([200, 200, 0]);
  });
});

describe('invalid requests', () => {
  test.each([
    '/media-ads/cap/master.m3u8',
    '/media-ads/cims/8k.m3u8',
    '/media-ads/cims/..%2f..%2fsecret.m3u8',
    '/media-ads/__proto__/master.m3u8',
    '/ads/assets/vod/cims/mid-99',
    '/ads/assets/vod/cap/pre',
    '/ads/demo/event/nothing',
    '/ads/demo/advertiser/nobody',
  ])('V-02 %s is a 404 in JSON', async (path) => {
    const { app } = await aServer();
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
  });

  test('V-08 an invalid state starts a new session and is counted', async () => {
    const { app, counted } = await aServer();
    for (const state of ['x', '%00', 'a&state=b', 'A'.repeat(9000)])
      expect((await app.inject(`/ads/assets/vod/cims/pre?state=${state}`)).statusCode).toBe(200);
    expect(await counted('viewings', { token: 'unreadable' })).toBe(3);
  });
});
