/** Compares complete answers of the fast path and the routes, request by request. */
import { afterEach, describe, expect, test } from 'vitest';
import { overNetwork, type Sent, throughRoutes } from '../http/testing/by-both-ways.ts';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';
import { StreamError } from '../stores/stream/event-stream.ts';

let server: TestServer;
afterEach(() => server.app.close());

async function listen(environment: Record<string, string> = {}): Promise<number> {
  server = await createTestServer(environment);
  return Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const HIT = '/b/ss/one,two/1/JS-2.22.4/s1?AQB=1&mid=20000000000000000000000000000000000001&pageName=p&AQE=1';
const HEARTBEAT =
  '/hb/?s:event:sid=17952218148779650&s:event:type=play&l:event:duration=1000&l:event:playhead=1' +
  '&l:event:ts=1795221814973&s:asset:type=main&s:asset:video_id=1001';
const origin = 'https://www.media.example';

describe('beacons get equal answers on the fast path and the routes (S-01)', () => {
  test.each<[string, Sent]>([
    ['a heartbeat', { url: HEARTBEAT }],
    ['without the slash', { url: HEARTBEAT.replace('/hb/', '/hb') }],
    ['HEAD', { url: HEARTBEAT, method: 'HEAD' }],
    ['at the root of a host', { url: HEARTBEAT.slice(3) }],
    ['preflight', { url: HEARTBEAT, method: 'OPTIONS', headers: { origin } }],
    ['POST', { url: '/hb/', method: 'POST', body: HEARTBEAT.slice(5) }],
    ['a heartbeat that lacks its time', { url: HEARTBEAT.replace('l:event:ts', 'x') }],
    ['a heartbeat with an unreadable duration', { url: HEARTBEAT.replace('=1000', '=x') }],
    ['nothing', { url: '/hb/?' }],
    ['no query at all', { url: '/hb/' }],
    ['another path below', { url: '/hb/x?y=1' }],
    ['a hit', { url: HIT }],
    ['a hit from another site', { url: HIT, headers: { origin, cookie: 'a=b' } }],
    ['an origin that is none', { url: HIT, headers: { origin: 'null' } }],
    ['HEAD of a hit', { url: HIT, method: 'HEAD' }],
    ['a hit that asks for postbacks', { url: HIT.replace('/1/', '/10/') }],
    ['a mobile hit that asks for postbacks', { url: HIT.replace('/1/', '/5.10/') }],
    ['a hit that was cut', { url: HIT.replace('&AQE=1', '') }],
    ['a click', { url: '/click?pev2=a', headers: { origin } }],
    ['HEAD of a click', { url: '/click?pev2=a', method: 'HEAD' }],
    ['a path that is not well encoded', { url: '/b/ss/%E0%A4%A/1/JS/s1?AQB=1&AQE=1' }],
    ['an encoded suite', { url: '/b/ss/a%2Cb/1/JS/s1?AQB=1&AQE=1&pageName=p' }],
    ['no suite', { url: '/b/ss/?AQB=1&AQE=1' }],
    ['a GET with a body', { url: '/b/ss/one/1/JS/s1', body: 'AQB=1&pageName=body&AQE=1' }],
    ['a beacon', { url: HIT, method: 'POST', body: '', headers: { origin } }],
    ['an address that is too long', { url: `${HIT}&x=${'y'.repeat(17_000)}` }],
  ])('%s', async (_name, sent) => {
    const port = await listen();
    expect(await overNetwork(port, sent)).toEqual(await throughRoutes(server.app, sent));
  });

  test.each([
    ['1', '203.0.113.9, 81.2.69.142', 'one proxy: its entry is the last, what stands left of it a client can write'],
    ['2', '203.0.113.9, 81.2.69.142, 10.0.0.1', 'two proxies: the outer one’s entry'],
    ['2', '81.2.69.142', 'fewer entries than proxies: the first there is'],
  ])('S-01 behind %s proxies «%s» is the visitor’s own address (%s)', async (proxies, forwarded) => {
    const port = await listen({ TRUSTED_PROXIES: proxies, PUBLIC_ORIGIN: 'https://www.example.cat' });
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http, https' };
    const one = { url: `${HIT}&x=1`, headers };
    const two = { url: `${HIT}&x=2`, headers };
    expect(await overNetwork(port, one)).toEqual(await throughRoutes(server.app, two));
    expect(server.stream.rowsOf('hits').map(({ address }) => address)).toEqual(Array(4).fill('81.2.69.0'));
  });

  test('S-06 without a proxy, no client can choose its address', async () => {
    const port = await listen();
    await overNetwork(port, { url: HIT, headers: { 'x-forwarded-for': '81.2.69.142' } });
    expect(server.stream.rowsOf('hits')[0]?.address).toBe('127.0.0.0');
  });

  test('S-03 if nothing can be stored: 503 with Retry-After on both paths', async () => {
    const port = await listen();
    server.stream.failWith(new StreamError('full', 'no room'));
    const answer = await overNetwork(port, { url: HIT });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(answer).toEqual(await throughRoutes(server.app, { url: HIT }));
    server.stream.failWith(new Error('our own mistake, with a secret'));
    const broken = await overNetwork(port, { url: HIT });
    expect(broken).toEqual(await throughRoutes(server.app, { url: HIT }));
    expect(broken.body).not.toContain('secret');
  });

  test('S-03 both paths share one rate limit', async () => {
    const port = await listen({ COLLECT_RATE: '3' });
    await overNetwork(port, { url: HIT });
    await throughRoutes(server.app, { url: HIT });
    await overNetwork(port, { url: HEARTBEAT });
    const answer = await overNetwork(port, { url: HIT });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    const { status, body } = await throughRoutes(server.app, { url: HIT });
    expect({ status, body }).toEqual({ status: answer.status, body: answer.body });
  });
});
