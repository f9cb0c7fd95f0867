import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpTransport } from './http-transport.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // cast: it listens on a port
}

const onPingDropped = () => {};
const trusting = createHttpTransport({ trustedHosts: ['127.0.0.1'], maxAnswerBytes: 10_000, onPingDropped });
const read = (address: string, timeoutMs = 1000) => trusting.read(new URL(address), AbortSignal.timeout(timeoutMs));

describe('the network of the ad decision', () => {
  test('V-02 reads an answer and its final address', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/tag') response.writeHead(302, { location: '/moved' }).end();
      else response.end('<VAST/>');
    });
    const answer = await read(`${origin}/tag`);
    expect(answer).toEqual({ ok: true, value: { text: '<VAST/>', url: new URL(`${origin}/moved`) } });
  });

  test.each<[string, RequestListener, string]>([
    ['an error', (_, response) => response.writeHead(500).end('no'), 'unreachable'],
    ['a circle', (_, response) => response.writeHead(302, { location: '/' }).end(), 'redirects'],
    ['an endless path', ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end(), 'redirects'],
    [
      'another scheme',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'forbiddenAddress',
    ],
    [
      'a private address',
      (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      'forbiddenAddress',
    ],
    ['silence', () => {}, 'timeout'],
    ['half an answer', (_, response) => void response.writeHead(200).write('<VA'), 'timeout'],
    ['a broken connection', (_, response) => void response.destroy(), 'unreachable'],
    [
      'compressed bytes',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      'unreachable',
    ],
  ])('V-02 %s is a failure with its reason', async (_, listener, reason) => {
    const withinMs = reason === 'timeout' ? 200 : 10_000;
    expect(await read(`${await serve(listener)}/`, withinMs)).toEqual({ ok: false, error: reason });
  });

  test('V-02 stops reading an endless answer at the size limit', async () => {
    let sent = 0;
    const origin = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(5000))) sent += 5000;
      };
      response.on('drain', more);
      more();
    });
    expect(await read(origin)).toEqual({ ok: false, error: 'tooLarge' });
    expect(sent).toBeLessThan(10_000_000);
  });

  const wary = createHttpTransport({ trustedHosts: [], onPingDropped });
  test.each([
    'http://127.0.0.1:1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.1.1/',
    'http://[fd00::1]/',
    'http://0.0.0.0:1/',
  ])('V-02 addresses of third parties never reach this machine or its network: %s', async (address) => {
    expect(await wary.read(new URL(address), AbortSignal.timeout(1000))).toEqual({
      ok: false,
      error: 'forbiddenAddress',
    });
  });

  test('V-02 beacons above the concurrency limit are dropped and counted, and never wait', async () => {
    let dropped = 0;
    const origin = await serve(() => {});
    const transport = createHttpTransport({ trustedHosts: ['127.0.0.1'], onPingDropped: () => void dropped++ });
    for (let i = 0; i < 70; i++) transport.ping(new URL(origin));
    expect(dropped).toBe(6);
  });
});
