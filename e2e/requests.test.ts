/** Requests that no browser sends: addresses, targets, hosts and bodies, over raw sockets to a whole server. */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { mulberry32 } from '@sintonia/contracts/seeded-random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from './support/start-server.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const FORMS = [
  '/privadesa/tria',
  '/compte/contrasenya/',
  '/compte/crea/',
  '/compte/desa/',
  '/compte/entra/',
  '/compte/contrasenya/nova/',
  '/compte/confirma/',
  '/compte/dades/',
  '/joc/',
  '/participa/tren-o-carretera/',
];
const ADDRESSES = 16_000;

let server: RunningServer;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  server = await startServer({ COLLECT_RATE: '1000000' });
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

function send(path: string, sent: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', headers = {}, body = '' } = sent;
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status = 0 } = response;
      resolve({ status, headers: response.headers, body: Buffer.concat(chunks).toString() });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** All output of a connection, and how long it stayed open. */
async function overSocket(lines: readonly string[], at = port): Promise<{ text: string; openMs: number }> {
  const socket = connect(at, '127.0.0.1');
  const sinceMs = performance.now();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return { text, openMs: performance.now() - sinceMs };
}

const PIECES = [
  ...[
    'noticia',
    'noticies',
    'video',
    'audio',
    'compte',
    'cercador',
    'el-temps',
    'programes',
    'api',
    'estudi',
    'tag',
    'm2',
  ],
  ...[
    '%',
    '%2',
    '%2F',
    '%00',
    '%E0%A4%A',
    '%C0%AE',
    '%25',
    '%F0%9F',
    '%0d%0a',
    '..',
    '.',
    '//',
    '/',
    '\\',
    ':',
    '@',
    ';',
  ],
  ...[
    '1001',
    '-1',
    '1e9',
    '99999999999999999999',
    '.data',
    '_root.data',
    '.js',
    '?',
    '&',
    '=',
    '#',
    '+',
    '[]',
    '{}',
    '"',
    "'",
  ],
  ...[
    'q=',
    'tipus=',
    'data=',
    'pagina=',
    'temporada=',
    '_routes=',
    'dia=',
    'clau=',
    'ext=',
    '<',
    '|',
    '^',
    '`',
    '*',
    '~',
    '!',
  ],
];

describe('requests that no browser sends', () => {
  test(`S-04 answer none of ${ADDRESSES} malformed addresses with a server error`, async () => {
    const next = mulberry32(7);
    const pick = () => PIECES[Math.floor(next() * PIECES.length)] ?? '';
    const addresses = Array.from(
      { length: ADDRESSES },
      () => `/${Array.from({ length: 1 + Math.floor(next() * 7) }, pick).join(next() < 0.5 ? '/' : '')}`,
    );
    const wrong: string[] = [];
    const worker = async () => {
      for (let path = addresses.pop(); path !== undefined; path = addresses.pop()) {
        const { status } = await send(path);
        if (status >= 500) wrong.push(`${status} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(wrong).toEqual([]);
  }, 900_000);

  test.each(FORMS)('S-04 answer an unreadable form for %s as a client error', async (path) => {
    const kinds = [
      { 'content-type': 'application/json' },
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'text/plain' },
      {},
    ];
    for (const headers of kinds) {
      const { status, body } = await send(path, { method: 'POST', headers: { ...headers }, body: '{"a":' });
      expect([headers, status >= 400 && status < 500, body.includes('.ts:')]).toEqual([headers, true, false]);
    }
    const { status } = await send(path, { method: 'POST' });
    expect(status).toBeLessThan(500);
  });

  test.each(['/compte/surt/', '/compte/historial/'])(
    'S-04 ignore the body on %s, which reads no form',
    async (path) => {
      for (const headers of [{ 'content-type': 'multipart/form-data' }, { 'content-type': 'application/json' }]) {
        const { status } = await send(path, { method: 'POST', headers, body: '{"a":' });
        expect([headers, status < 500]).toEqual([headers, true]);
      }
    },
  );

  test('W-10 show an error page for an address with a bad escape', async () => {
    const { status, headers, body } = await send('/noticia/%E0%A4%A');
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain('Aquesta adreça no està ben escrita');
    expect(headers['content-security-policy']).toBeDefined();
    expect((await send('/api/%E0%A4%A')).headers['content-type']).toContain('application/json');
  });

  test('S-04 accept a target in absolute form by its host (RFC 9112 § 3.2.2)', async () => {
    const own = await send(`${server.origin}/el-temps/`, { headers: { host: 'evil.example' } });
    expect(own.status).toBe(200);
    expect(own.body).not.toContain('evil.example');
    const foreign = await send('http://evil.example/el-temps/', { headers: { host: `127.0.0.1:${port}` } });
    expect(foreign.status).toBe(421);
    const { text } = await overSocket([
      'GET http://a@127.0.0.1/ HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      '',
      '',
    ]);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('S-06 answer only loopback hosts without PUBLIC_ORIGIN; probes use an address', async () => {
    const asHost = async (host: string, path = '/') => (await send(path, { headers: { host } })).status;
    for (const host of [
      'evil.example',
      '203.0.113.9:4000',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'a b',
    ]) {
      expect([host, await asHost(host)]).toEqual([host, 421]);
      expect([host, await asHost(host, '/id?d_fieldgroup=MC')]).toEqual([host, 421]);
    }
    for (const host of [`localhost:${port}`, 'LOCALHOST', 'site.localhost', '127.8.8.8', '[::1]:80']) {
      expect([host, await asHost(host)]).toEqual([host, 200]);
    }
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(await asHost('10.0.0.7', path)).toBe(200);
  });

  test('S-06 put no forged host into a password mail', async () => {
    const sent = { 'content-type': 'application/x-www-form-urlencoded', host: 'evil.example' };
    const forged = await send('/compte/contrasenya/', { method: 'POST', headers: sent, body: 'email=a%40b.example' });
    expect(forged.status).toBe(421);
  });

  test('S-04 cut slow clients: headers after 10 s, bodies after 30 s', async () => {
    const slowHeaders = overSocket(['GET / HTTP/1.1', 'Host: localhost', 'X-Slow: ']);
    const slowBody = overSocket(['POST /joc/ HTTP/1.1', 'Host: localhost', 'Content-Length: 100', '', 'm=']);
    const [headers, body] = await Promise.all([slowHeaders, slowBody]);
    expect([headers.text.slice(0, 12), body.text.slice(0, 12)]).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408']);
    expect(headers.openMs).toBeGreaterThan(9_000);
    expect(body.openMs).toBeGreaterThan(29_000);
    expect(headers.openMs).toBeLessThan(body.openMs);
    expect((await send('/healthz')).status).toBe(200);
  });
});

describe('a server with PUBLIC_ORIGIN', () => {
  test('S-06 W-10 redirects reads of other hosts to its own, refuses other requests, measures, and serves a page before its catalogue', async () => {
    const known = await startServer({ DEMO: 'off', PUBLIC_ORIGIN: 'https://www.example.cat' }, '/healthz');
    const own = port;
    port = Number(new URL(known.origin).port);
    try {
      const other = { host: 'altre.example' };
      const read = await send('/noticia/1/?a=b', { headers: other });
      expect([read.status, read.headers.location]).toEqual([308, 'https://www.example.cat/noticia/1/?a=b']);
      expect((await send('/compte/entra/', { method: 'POST', headers: other })).status).toBe(421);
      expect((await send('/api/session', { headers: other })).status).toBe(421);
      const early = await send('/noticies/');
      expect([early.status, early.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(early.body).toContain('Encara no hi ha res per veure');
      expect(early.headers['retry-after']).toBe('60');
      for (const path of ['/', '/video/1/', '/robots.txt']) {
        expect([path, (await send(path)).status]).toEqual([path, 503]);
      }
      // Nothing can be searched yet.
      const bad = await send('/noticia/%E0%A4%A');
      expect([bad.status, bad.body.includes('<form'), bad.body.includes('href="/"')]).toEqual([400, false, true]);
      const hit = '/b/ss/tramuntana-dev/1/JS-2.17.0/s1?AQB=1&pageName=p&AQE=1';
      expect((await send(hit, { headers: other })).status).toBe(200);
      expect((await send('/healthz', { headers: other })).status).toBe(200);
    } finally {
      port = own;
      await known.stop();
    }
  });
});
