import { describe, expect, test } from 'vitest';
import { aServer, listsOf } from '../testing/an-advertising-server.ts';

describe('beacons of ads', () => {
  async function anAd() {
    const server = await aServer();
    const { lists } = await listsOf(server.app, 'cims');
    const { ASSETS } = await server.listAt(lists.get('pre') ?? '');
    const [ad] = ASSETS;
    if (!ad) throw new Error('no ad');
    return { ...server, ad };
  }

  test('V-02 each is counted and forwarded to the ad server', async () => {
    const { app, ad, counted } = await anAd();
    for (const [event, address] of Object.entries(ad['X-AD-TRACKING'])) {
      const answer = await app.inject({ method: event === 'impression' ? 'GET' : 'POST', url: address, payload: 'x' });
      expect([event, answer.statusCode]).toEqual([event, 204]);
      expect(await counted('events', { event, kind: 'pre' })).toBe(1);
      expect(await counted('demo_events', { event })).toBe(1);
    }
  });

  test('V-02 one-time events count once, repeatable events as often as they occur, and retries never', async () => {
    const { app, ad, counted } = await anAd();
    const calls = ['impression', 'pause', 'impression&n=1', 'pause', 'pause&n=1', 'pause&n=1'] as const;
    for (const call of calls) {
      const [event = '', more] = call.split('&');
      const address = ad['X-AD-TRACKING'][event as 'pause'] ?? ''; // cast: one of the two above
      expect((await app.inject(more ? `${address}&${more}` : address)).statusCode).toBe(204);
    }
    expect([await counted('events', { event: 'impression' }), await counted('events', { event: 'pause' })]).toEqual([
      1, 2,
    ]);
    expect(await counted('demo_events', { event: 'impression' })).toBe(1);
  });

  test('V-02 two viewers of one ad in the same second are counted as two', async () => {
    const { app, clock, listAt, counted } = await aServer();
    for (const random of [0.25, 0.25000001]) {
      clock.random = random;
      const { ASSETS } = await listAt('/ads/assets/vod/cims/pre');
      await app.inject(ASSETS[0]?.['X-AD-TRACKING'].impression ?? '');
    }
    expect(await counted('events', { event: 'impression' })).toBe(2);
  });

  test('V-02 a click is counted and redirects to the existing page of its advertiser', async () => {
    const { app, ad, counted } = await anAd();
    const answer = await app.inject(`${ad['X-AD-CLICK-THROUGH']}&to=https://evil.example/`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/ads/demo/advertiser/${ad['X-AD-ID']}`);
    expect(await counted('events', { event: 'click' })).toBe(1);
    const page = await app.inject(answer.headers.location ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Aquest anunciant no existeix');
  });

  test('V-02 an address of another event, or a modified one, is refused and not counted', async () => {
    const { app, ad, counted } = await anAd();
    const signed = ad['X-AD-TRACKING'].start?.split('?ad=')[1] ?? '';
    const wrong = [
      [`/ads/event/click?ad=${signed}`, 400],
      [`/ads/event/impression?ad=${signed}`, 400],
      [`/ads/event/start?ad=${signed.slice(0, -1)}`, 400],
      ['/ads/event/start?ad=a&ad=b', 400],
      ['/ads/event/start', 400],
      ['/ads/event/constructor?ad=x', 404],
    ] as const;
    for (const [address, status] of wrong) {
      const answer = await app.inject(address);
      expect([address, answer.statusCode, typeof answer.json().message]).toEqual([address, status, 'string']);
    }
    expect(await counted('events')).toBe(0);
  });

  test('V-02 events of an ad of yesterday are not counted', async () => {
    const { app, clock, ad } = await anAd();
    clock.nowMs += 86_400_000;
    expect((await app.inject(ad['X-AD-TRACKING'].start ?? '')).statusCode).toBe(410);
  });

  test('V-08 content delayed for too long counts as a broken promise, which is public', async () => {
    const { app, listAt } = await aServer();
    const list = await listAt('/ads/assets/vod/cims/pre');
    expect(list['X-AD-STARTS-WITHIN-MS']).toBe(3000);
    await app.inject(list['X-AD-LATE']);
    expect((await app.inject('/ads/contract')).json()).toMatchObject({
      contract: { sameAdPerHour: 2, adSecondsPerHour: 480 },
      broken: { startsWithin: 1, sameAd: 0 },
    });
  });
});
