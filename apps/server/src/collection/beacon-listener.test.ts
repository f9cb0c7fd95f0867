/** Complete answers of beacons, over the network. */
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { overNetwork, type Sent } from '../http/testing/by-both-ways.ts';
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
const ANYBODY = { 'access-control-allow-origin': '*' };
const WITH_COOKIES = {
  vary: 'origin',
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
};
const PREFLIGHT = { 'access-control-allow-methods': 'GET, HEAD, POST', 'access-control-max-age': '7200' };
const IMAGE = { 'content-type': 'image/gif', 'content-length': '43' };

describe('one answer for each beacon (S-01)', () => {
  test.each<[string, Sent, number, Record<string, string>, string?]>([
    ['a heartbeat', { url: HEARTBEAT }, 204, ANYBODY],
    ['a heartbeat without the slash', { url: HEARTBEAT.replace('/hb/', '/hb') }, 204, ANYBODY],
    ['HEAD of a heartbeat', { url: HEARTBEAT, method: 'HEAD' }, 204, ANYBODY],
    ['a heartbeat at the root of a host', { url: HEARTBEAT.slice(3) }, 204, ANYBODY],
    [
      'a preflight request',
      { url: HEARTBEAT, method: 'OPTIONS', headers: { origin } },
      204,
      { ...ANYBODY, ...PREFLIGHT },
    ],
    ['a heartbeat sent by POST', { url: '/hb/', method: 'POST', body: HEARTBEAT.slice(5) }, 204, ANYBODY],
    ['a heartbeat that lacks its time', { url: HEARTBEAT.replace('l:event:ts', 'x') }, 400, ANYBODY, 'missingField'],
    ['an unreadable duration', { url: HEARTBEAT.replace('=1000', '=x') }, 400, ANYBODY, 'badValue'],
    ['an empty query', { url: '/hb/?' }, 400, ANYBODY, 'missingField'],
    ['an address without a query', { url: '/hb/' }, 400, ANYBODY, 'missingField'],
    ['another path below the address of heartbeats', { url: '/hb/x?y=1' }, 404, {}, 'notFound'],
    ['a hit', { url: HIT }, 200, { ...IMAGE, vary: 'origin', 'cache-control': 'no-store' }],
    ['a hit from another site', { url: HIT, headers: { origin, cookie: 'a=b' } }, 200, { ...IMAGE, ...WITH_COOKIES }],
    ['a hit with an opaque origin', { url: HIT, headers: { origin: 'null' } }, 200, { ...IMAGE, vary: 'origin' }],
    ['HEAD of a hit', { url: HIT, method: 'HEAD' }, 200, IMAGE],
    ['a hit that asks for postbacks', { url: HIT.replace('/1/', '/10/') }, 200, { 'content-length': '0' }],
    ['a mobile hit that asks for postbacks', { url: HIT.replace('/1/', '/5.10/') }, 200, { 'content-length': '0' }],
    ['a hit that was cut', { url: HIT.replace('&AQE=1', '') }, 400, {}, 'truncated'],
    ['a click', { url: '/click?pev2=a', headers: { origin } }, 200, { ...IMAGE, ...WITH_COOKIES }],
    ['HEAD of a click', { url: '/click?pev2=a', method: 'HEAD' }, 200, IMAGE],
    ['a path that is not well encoded', { url: '/b/ss/%E0%A4%A/1/JS/s1?AQB=1&AQE=1' }, 400, {}, 'unknownProtocol'],
    ['an encoded suite', { url: '/b/ss/a%2Cb/1/JS/s1?AQB=1&AQE=1&pageName=p' }, 200, IMAGE],
    ['a hit without a suite', { url: '/b/ss/?AQB=1&AQE=1' }, 400, {}, 'unknownProtocol'],
    ['a GET with a body', { url: '/b/ss/one/1/JS/s1', body: 'AQB=1&pageName=p&AQE=1' }, 400, {}, 'missingField'],
    ['a beacon', { url: HIT, method: 'POST', body: '', headers: { origin } }, 200, { ...IMAGE, ...WITH_COOKIES }],
    ['an address that is too long', { url: `${HIT}&x=${'y'.repeat(17_000)}` }, 414, {}, 'tooLarge'],
    [
      'a hit with another method',
      { url: HIT, method: 'PUT' },
      405,
      { allow: 'GET, HEAD, POST, OPTIONS' },
      'methodNotAllowed',
    ],
    ['a body above 1 MB', { url: '/hb/', method: 'POST', body: 'x'.repeat(1_100_000) }, 413, ANYBODY, 'tooLarge'],
  ])('answers %s', async (_name, sent, status, headers, code) => {
    const answer = await overNetwork(await listen(), sent);
    expect(answer).toMatchObject({ status, headers: { ...headers, 'x-content-type-options': 'nosniff' }, id: 36 });
    if (code) expect(JSON.parse(answer.body)).toMatchObject({ code });
  });

  test('S-04 a body without a length is read to its end, and refused above the limit', async () => {
    const port = await listen();
    const chunked = (body: string) =>
      new Promise<number>((resolve, reject) => {
        const sent = send({ port, host: '127.0.0.1', path: '/hb/', method: 'POST' }, (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.resume();
        });
        sent.on('error', reject);
        sent.write(body.slice(0, 20));
        sent.end(body.slice(20));
      });
    expect(await chunked(HEARTBEAT.slice(5))).toBe(204);
    expect(await chunked('x'.repeat(1_100_000))).toBe(413);
    expect(server.stream.rowsOf('playback')).toHaveLength(1);
  });

  test('S-04 a client that leaves within its body stores nothing', async () => {
    const port = await listen();
    const left = new Promise<void>((resolve) =>
      server.app.server.once('request', (incoming) => {
        incoming.once('close', () => resolve());
        socket.destroy();
      }),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /hb/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\ns:event:type=play');
    await left;
    expect(server.stream.rowsOf('playback')).toEqual([]);
    expect(server.stream.rowsOf('rejected')).toEqual([]);
  });

  test.each([
    ['1', '203.0.113.9, 81.2.69.142', 'one proxy: its entry is the last, what stands left of it a client can write'],
    ['2', '203.0.113.9, 81.2.69.142, 10.0.0.1', 'two proxies: the outer one’s entry'],
    ['2', '81.2.69.142', 'fewer entries than proxies: the first there is'],
  ])('S-01 behind %s proxies «%s» is the visitor’s own address (%s)', async (proxies, forwarded) => {
    const port = await listen({ TRUSTED_PROXIES: proxies, PUBLIC_ORIGIN: 'https://www.example.cat' });
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http, https' };
    expect((await overNetwork(port, { url: HIT, headers })).headers).toHaveProperty('strict-transport-security');
    expect(server.stream.rowsOf('hits').map(({ address }) => address)).toEqual(Array(2).fill('81.2.69.0'));
  });

  test('S-06 without a proxy, no client can choose its address', async () => {
    const port = await listen();
    await overNetwork(port, { url: HIT, headers: { 'x-forwarded-for': '81.2.69.142' } });
    expect(server.stream.rowsOf('hits')[0]?.address).toBe('127.0.0.0');
  });

  test('S-03 answers 503 with Retry-After if nothing can be stored, and shows no internal error', async () => {
    const port = await listen();
    server.stream.failWith(new StreamError('full', 'no room'));
    const answer = await overNetwork(port, { url: HIT });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    server.stream.failWith(new Error('our own mistake, with a secret'));
    const broken = await overNetwork(port, { url: HIT });
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect(broken.body).not.toContain('secret');
  });

  test('S-03 beacons and batches share one rate limit', async () => {
    const port = await listen({ COLLECT_RATE: '3' });
    await overNetwork(port, { url: HIT });
    await overNetwork(port, { url: '/collect', method: 'POST', body: HIT });
    await overNetwork(port, { url: HEARTBEAT });
    const answer = await overNetwork(port, { url: HIT });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  });
});
