import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { createProxy } from './proxy.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // cast: it listens on a port
}
const process = (answer: RequestListener) => listen(createServer(answer));
const fine: RequestListener = (request, response) => request.resume().on('end', () => response.end('fine'));
/** Accepts a request and closes the connection. */
const dying: RequestListener = (request) => void request.socket.destroy();

async function proxy(ports: { collect?: number[]; studio?: number[] }) {
  const port = await listen(createProxy({ collect: [], web: [], studio: [], ...ports }));
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

describe('the cluster’s proxy (S-05)', () => {
  test('S-05 with one of two collectors dead, no concurrent request fails', async () => {
    const call = await proxy({ collect: [await freePort(), await process(fine)] });
    const answers = await Promise.all(Array.from({ length: 500 }, () => call('/b/ss/a/1/x/s1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('S-03 S-05 a hit whose collector dies while handling it is sent to the other one, with its body', async () => {
    const bodies: string[] = [];
    const keeping: RequestListener = async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      bodies.push(body);
      response.end();
    };
    const call = await proxy({ collect: [await process(dying), await process(keeping)] });
    const send = (body: string) => call('/collect', { method: 'POST', body });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(send));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(bodies.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('S-05 a state-changing request is not repeated if it may have been executed, and is if it never arrived', async () => {
    let seen = 0;
    const counting: RequestListener = (request) => {
      seen += 1;
      request.socket.destroy();
    };
    const call = await proxy({ studio: [await process(counting)] });
    expect((await call('/api/activities', { method: 'POST', body: '{}' })).status).toBe(502);
    expect(seen).toBe(1);
    const other = await proxy({ studio: [await freePort(), await process(fine)] });
    for (let i = 0; i < 4; i++)
      expect((await other('/api/activities', { method: 'POST', body: '{}' })).status).toBe(200);
  });

  test('S-05 a role without a process answers 503, and a body above the limit 413', async () => {
    const call = await proxy({ collect: [await freePort()] });
    expect((await call('/b/ss/a/1/x/s1')).status).toBe(503);
    expect((await call('/estudi/')).status).toBe(503);
    expect((await call('/collect', { method: 'POST', body: 'x'.repeat(33 * 1024 * 1024) })).status).toBe(413);
  });
});
