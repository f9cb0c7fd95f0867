import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteRoutes } from './site-routes.ts';
import { aSite } from './testing/a-site.ts';
import { openSite, rendered } from './testing/open-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('website', () => {
  test('each response has its own nonce, in every place and in the policy, also from the cache', async () => {
    const [first, second] = [await site.get('/'), await site.get('/')];
    const nonceOf = (response: typeof first) =>
      /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.body.split(`nonce="${nonceOf(first)}"`)).toHaveLength(3);
    expect(first.body).not.toContain('NONCE-');
    expect(rendered(second.body).renders).toBe(1);
    expect(first.headers['content-security-policy']).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';.*frame-ancestors 'none'/,
    );
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  test('W-08 account pages are rendered per visitor and never cached; other pages have no account', async () => {
    const first = await site.get('/compte/?a=1');
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(rendered(first.body)).toMatchObject({ renders: 1, search: '?a=1', isPersonal: true });
    expect(rendered((await site.get('/compte/?a=1')).body).renders).toBe(2);
    expect(rendered((await site.get('/participa/x/')).body).isPersonal).toBe(true);
    for (const url of ['/', '/comptes/', '/video/1001/'])
      expect(rendered((await site.get(url)).body).isPersonal).toBe(false);
  });

  test('W-09 a story with a poll is rendered per reader who may have voted, and shared by all others', async () => {
    for (const cookie of ['sintonia_participa=abc', `sintonia_usuari=${'ab'.repeat(32)}`]) {
      for (const url of ['/noticia/3007/berga/', '/noticia/3007/berga.data']) {
        const own = await site.get(url, { cookie });
        expect(own.headers['cache-control'], url).toBe('private, no-store');
        if (url.endsWith('/')) expect(rendered(own.body).isPersonal).toBe(true);
      }
      for (const url of ['/noticia/3008/berga/', '/noticia/30071/berga/', '/noticia/3007/actualitzacions.json'])
        expect(rendered((await site.get(url, { cookie })).body).isPersonal, url).toBe(false);
    }
    const [first, second] = [await site.get('/noticia/3007/berga/'), await site.get('/noticia/3007/berga/')];
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(rendered(second.body)).toMatchObject({ renders: rendered(first.body).renders, isPersonal: false });
    // also after the page has been served to others
    expect(
      rendered((await site.get('/noticia/3007/berga/', { cookie: 'sintonia_participa=abc' })).body).isPersonal,
    ).toBe(true);
  });

  test('W-08 a form from another site is refused before it reaches a page', async () => {
    const post = (headers: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: '/privadesa/tria',
        headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'back=%2F',
      });
    for (const headers of [
      { origin: 'https://dolent.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await post(headers)).statusCode).toBe(403);
    }
    for (const headers of [{ origin: 'http://localhost:4000' }, {}]) expect((await post(headers)).statusCode).toBe(303);
  });

  test('a page is cached for 30 s per consent choice, independent of campaign parameters', async () => {
    const rendersOf = async (url: string, cookie = '') => rendered((await site.get(url, { cookie })).body).renders;
    expect(await rendersOf('/')).toBe(1);
    expect(await rendersOf('/?utm_source=x')).toBe(1);
    expect(await rendersOf('/', 'sintonia_consent=1.111')).toBe(2);
    expect(await rendersOf('/', 'altra=1; sintonia_consent=1.111')).toBe(2);
    expect(await rendersOf('/', 'sintonia_consent=nonsense')).toBe(1);
    site.given.nowMs = 30_000;
    expect(await rendersOf('/')).toBe(3);
  });

  test('the website gets the consent choice and the measurement settings, and nothing else about the visitor', async () => {
    const response = await site.get('/', { cookie: 'sintonia_consent=1.100; secret=1' });
    expect(rendered(response.body)).toMatchObject({
      cookie: null,
      consent: { analytics: true, audience: false, personalisation: false },
      origin: 'http://localhost:4000',
      measurement: {
        trackingServer: 'localhost:4000',
        heartbeatServer: 'localhost:4000/hb',
        isSecure: false,
        reportSuite: 'tramuntana-dev',
      },
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('pages are compressed, each with its own nonce', async () => {
    const [first, second] = [
      await site.get('/', { 'accept-encoding': 'gzip, br' }),
      await site.get('/', { 'accept-encoding': 'gzip, br' }),
    ];
    expect(first.headers['content-encoding']).toBe('gzip');
    const [nonce = ''] = /(?<='nonce-)[^']+/.exec(String(first.headers['content-security-policy'])) ?? [];
    expect(gunzipSync(first.rawPayload).toString().split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(gunzipSync(second.rawPayload).toString()).not.toContain(nonce);
    expect(first.headers.vary).toContain('accept-encoding');
  });

  test('HEAD equals GET without the body', async () => {
    const response = await site.app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-type']).toContain('text/html');
  });

  test('C-06 a form without JavaScript reaches the website unchanged, and its cookies are returned', async () => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/privadesa/tria',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=refuse&back=%2Fcims%2F',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/cims/']);
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('redirects and data pass through; data is never cached', async () => {
    expect(await site.get('/mou')).toMatchObject({ statusCode: 301, headers: { location: '/mou/' } });
    expect((await site.get('/video/1.data?_routes=a&x=1')).body).toBe('data ?_routes=a');
    const before = rendered((await site.get('/')).body).renders;
    await site.get('/video/1.data');
    site.given.nowMs = 30_000;
    expect(rendered((await site.get('/')).body).renders).toBe(before + 2);
  });

  test('W-10 a missing page has its status and its own page', async () => {
    const response = await site.get('/no/');
    expect([response.statusCode, response.body.includes('no hi és')]).toEqual([404, true]);
  });

  test('W-10 when the website fails, the visitor gets an apology in Catalan without technical details', async () => {
    const response = await site.get('/trencada/');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Ara mateix no podem mostrar aquesta pàgina');
    expect(response.body).not.toContain('secret');
    expect(response.body).toMatch(/Referència: \S+/);
  });

  test('an invalid Host, or another host in the path, is harmless', async () => {
    expect(rendered((await site.get('/', { host: 'a b' })).body).origin).toBe('http://localhost');
    expect(rendered((await site.get('//dolent.example/')).body).origin).toBe('http://localhost:4000');
  });

  test('a site that is not built gives an error that states how to build it', async () => {
    const broken = Fastify();
    const register = async () => broken.register(siteRoutes, aSite({ buildDir: '/nowhere', mediaDir: '/nowhere' }));
    await expect(register()).rejects.toMatchObject({
      code: 'notBuilt',
      message: expect.stringContaining('npm run build'),
    });
  });
});
