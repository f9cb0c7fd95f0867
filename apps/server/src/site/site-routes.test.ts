import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { ParticipationReader } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mayHaveParticipated } from '../participation/voter.ts';
import { EDITING_PARAMETER } from '../personalisation/activities/preview-token.ts';
import { NO_DECISION, type PageDecision } from './page-decision.ts';
import { siteRoutes } from './site-routes.ts';
import { aSite } from './testing/a-site.ts';

/** A website with a few addresses that counts its renderings. */
const SERVER = `
export let renders = 0;
const html = (body, status = 200) => new Response('<script nonce="NONCE-7d1f0c">1</script>' + body + '<style nonce="NONCE-7d1f0c"></style>', { status, headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'leak=1' } });
export const handleSiteRequest = async (request, site) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/privadesa/tria') {
    const form = await request.formData();
    return new Response(null, { status: 303, headers: [['location', form.get('back')], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });
  }
  renders++;
  if (pathname === '/trencada/') throw new Error('secret detail');
  if (pathname === '/no/') return html('no hi és', 404);
  if (pathname === '/mou') return new Response(null, { status: 301, headers: { location: '/mou/' } });
  if (pathname.endsWith('.data')) return new Response('data ' + search, { headers: { 'content-type': 'text/x-script' } });
  return html(JSON.stringify({ renders, search, cookie: request.headers.get('cookie'), consent: site.consent, measurement: site.measurement, origin: site.origin, decisions: site.decisions, isPersonal: site.personal !== null }));
};`;

describe('website', () => {
  let dir: string;
  let app: FastifyInstance;
  let nowMs = 0;
  let decision: PageDecision = NO_DECISION;
  let builds = 0;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sintonia-site-'));
    await mkdir(join(dir, 'build/client/assets'), { recursive: true });
    await mkdir(join(dir, 'media/clips'), { recursive: true });
    const asset = 'export const text = "hola hola hola";'.repeat(20);
    await writeFile(join(dir, 'build/client/assets/home-abc.js'), asset);
    await writeFile(join(dir, 'build/client/assets/home-abc.js.br'), brotliCompressSync(asset));
    await writeFile(join(dir, 'build/client/icona.svg'), '<svg/>');
    for (const [file, text] of [
      ['a.m3u8', '#EXTM3U'],
      ['a.m4s', '0123456789'],
      ['a.vtt', 'WEBVTT'],
      ['a.avif', 'x'],
    ] as const) {
      await writeFile(join(dir, 'media/clips', file), text);
    }
  });
  afterAll(() => rm(dir, { recursive: true }));

  beforeEach(async () => {
    nowMs = 0;
    decision = NO_DECISION;
    // A new module instance each time: its counter starts at zero.
    const buildDir = join(dir, `build-${builds++}`);
    await mkdir(join(buildDir, 'server'), { recursive: true });
    await writeFile(join(buildDir, 'server/index.js'), SERVER);
    await writeFile(join(buildDir, 'package.json'), '{"type":"module"}');
    await mkdir(join(buildDir, 'client'));
    await app?.close();
    app = Fastify();
    await cp(join(dir, 'build/client'), join(buildDir, 'client'), { recursive: true });
    await app.register(
      siteRoutes,
      aSite({
        buildDir,
        mediaDir: join(dir, 'media'),
        personalise: async () => decision,
        isEditing: ({ searchParams }) => searchParams.get(EDITING_PARAMETER) === 'ours',
        mayHaveParticipated,
        adContract: async () => null,
        participation: { ofStory: (story) => (story === 3007 ? {} : null) } as ParticipationReader, // cast: only this is read
        nowMs: () => nowMs,
      }),
    );
  });
  afterEach(() => app.close());

  const rendered = (body: string) => JSON.parse(body.replace(/<[^>]*>1?(<\/script>)?/g, ''));
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost:4000', ...headers } });

  test('each response has its own nonce, in every place and in the policy, also from the cache', async () => {
    const [first, second] = [await get('/'), await get('/')];
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
    const first = await get('/compte/?a=1');
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(rendered(first.body)).toMatchObject({ renders: 1, search: '?a=1', isPersonal: true });
    expect(rendered((await get('/compte/?a=1')).body).renders).toBe(2);
    expect(rendered((await get('/participa/x/')).body).isPersonal).toBe(true);
    for (const url of ['/', '/comptes/', '/video/1001/'])
      expect(rendered((await get(url)).body).isPersonal).toBe(false);
  });

  test('W-09 a story with a poll is rendered per reader who may have voted, and shared by all others', async () => {
    for (const cookie of ['sintonia_participa=abc', `sintonia_usuari=${'ab'.repeat(32)}`]) {
      for (const url of ['/noticia/3007/berga/', '/noticia/3007/berga.data']) {
        const own = await get(url, { cookie });
        expect(own.headers['cache-control'], url).toBe('private, no-store');
        if (url.endsWith('/')) expect(rendered(own.body).isPersonal).toBe(true);
      }
      for (const url of ['/noticia/3008/berga/', '/noticia/30071/berga/', '/noticia/3007/actualitzacions.json'])
        expect(rendered((await get(url, { cookie })).body).isPersonal, url).toBe(false);
    }
    const [first, second] = [await get('/noticia/3007/berga/'), await get('/noticia/3007/berga/')];
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(rendered(second.body)).toMatchObject({ renders: rendered(first.body).renders, isPersonal: false });
    // also after the page has been served to others
    expect(rendered((await get('/noticia/3007/berga/', { cookie: 'sintonia_participa=abc' })).body).isPersonal).toBe(
      true,
    );
  });

  test('W-08 a form from another site is refused before it reaches a page', async () => {
    const post = (headers: Record<string, string>) =>
      app.inject({
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
    const rendersOf = async (url: string, cookie = '') => rendered((await get(url, { cookie })).body).renders;
    expect(await rendersOf('/')).toBe(1);
    expect(await rendersOf('/?utm_source=x')).toBe(1);
    expect(await rendersOf('/', 'sintonia_consent=1.111')).toBe(2);
    expect(await rendersOf('/', 'altra=1; sintonia_consent=1.111')).toBe(2);
    expect(await rendersOf('/', 'sintonia_consent=nonsense')).toBe(1);
    nowMs = 30_000;
    expect(await rendersOf('/')).toBe(3);
  });

  test('the website gets the consent choice and the measurement settings, and nothing else about the visitor', async () => {
    const response = await get('/', { cookie: 'sintonia_consent=1.100; secret=1' });
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
      await get('/', { 'accept-encoding': 'gzip, br' }),
      await get('/', { 'accept-encoding': 'gzip, br' }),
    ];
    expect(first.headers['content-encoding']).toBe('gzip');
    const [nonce = ''] = /(?<='nonce-)[^']+/.exec(String(first.headers['content-security-policy'])) ?? [];
    expect(gunzipSync(first.rawPayload).toString().split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(gunzipSync(second.rawPayload).toString()).not.toContain(nonce);
    expect(first.headers.vary).toContain('accept-encoding');
  });

  test('HEAD equals GET without the body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-type']).toContain('text/html');
  });

  test('C-06 a form without JavaScript reaches the website unchanged, and its cookies are returned', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/privadesa/tria',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=refuse&back=%2Fcims%2F',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/cims/']);
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('redirects and data pass through; data is never cached', async () => {
    expect(await get('/mou')).toMatchObject({ statusCode: 301, headers: { location: '/mou/' } });
    expect((await get('/video/1.data?_routes=a&x=1')).body).toBe('data ?_routes=a');
    const before = rendered((await get('/')).body).renders;
    await get('/video/1.data');
    nowMs = 30_000;
    expect(rendered((await get('/')).body).renders).toBe(before + 2);
  });

  test('W-10 a missing page has its status and its own page', async () => {
    const response = await get('/no/');
    expect([response.statusCode, response.body.includes('no hi és')]).toEqual([404, true]);
  });

  test('W-10 when the website fails, the visitor gets an apology in Catalan without technical details', async () => {
    const response = await get('/trencada/');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Ara mateix no podem mostrar aquesta pàgina');
    expect(response.body).not.toContain('secret');
    expect(response.body).toMatch(/Referència: \S+/);
  });

  test('an invalid Host, or another host in the path, is harmless', async () => {
    expect(rendered((await get('/', { host: 'a b' })).body).origin).toBe('http://localhost');
    expect(rendered((await get('//dolent.example/')).body).origin).toBe('http://localhost:4000');
  });

  test('missing resources of machines get no page', async () => {
    for (const url of ['/api/no', '/assets/no.js', '/hb/no']) {
      const response = await get(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
  });

  test('assets are immutable and served compressed as built', async () => {
    const response = await get('/assets/home-abc.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect((await get('/icona.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('W-12 a request for a default icon is redirected to the icon, and gets no page', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers.location]).toEqual([301, '/icons/icon-192.png']);
    expect((await get('/apple-touch-icon.png')).headers.location).toBe('/icons/apple-touch-icon.png');
  });

  test.each([
    ['a.m3u8', 'application/vnd.apple.mpegurl'],
    ['a.m4s', 'video/iso.segment'],
    ['a.vtt', 'text/vtt; charset=utf-8'],
    ['a.avif', 'image/avif'],
  ])('media %s is %s', async (file, type) => {
    expect((await get(`/media/clips/${file}`)).headers['content-type']).toBe(type);
  });

  test('media support ranges', async () => {
    const response = await get('/media/clips/a.m4s', { range: 'bytes=2-4' });
    expect([response.statusCode, response.headers['content-range'], response.body]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect((await get('/media/clips/no.m4s')).statusCode).toBe(404);
    expect((await get('/media/..%2f..%2fbuild%2fclient%2ficona.svg')).statusCode).not.toBe(200);
  });

  test('P-07 pages stay cacheable: one per route and choice of variants, independent of each other', async () => {
    const shown = (variant: string): PageDecision => ({
      ...NO_DECISION,
      key: `a.1:${variant}`,
      decisions: {
        decided: [
          {
            activity: 'a',
            variant,
            slots: { 'story.title': variant },
            watched: [],
            around: [],
            clicks: [],
            actions: [],
          },
        ],
        isPreview: false,
      },
    });
    const bodies = [];
    for (const one of [NO_DECISION, shown('b'), shown('c'), shown('b'), NO_DECISION, shown('c')]) {
      decision = one;
      bodies.push(rendered((await get('/noticia/1/x/')).body));
    }
    expect(bodies.map(({ renders, decisions }) => [renders, decisions.decided[0]?.variant])).toEqual([
      [1, undefined],
      [2, 'b'],
      [3, 'c'],
      [2, 'b'],
      [1, undefined],
      [3, 'c'],
    ]);
  });

  test('P-06 a preview link is preserved on the redirect to the canonical address', async () => {
    decision = { ...NO_DECISION, key: 'preview a.1:b', decisions: { decided: [], isPreview: true } };
    const moved = await get('/mou?previsualitza=token');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'http://localhost:4000/mou/?previsualitza=token']);
  });

  test('A-03 W-02 campaign parameters are preserved on the redirect to the canonical address', async () => {
    for (const _ of ['rendered', 'kept']) {
      const moved = await get('/mou?ext=butlletí&utm_source=x');
      expect([moved.statusCode, moved.headers.location]).toEqual([
        301,
        'http://localhost:4000/mou/?ext=butllet%C3%AD&utm_source=x',
      ]);
    }
    expect((await get('/mou')).headers.location).toBe('/mou/');
  });

  test('P-06 an editable page has only the picker script, is framed by our own origin only, and is never cached', async () => {
    const page = await get('/?tria=ours');
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.body.match(/<script[^>]*>/g)).toEqual([
      `<script type="module" nonce="${nonce}" src="/estudi/picker.js">`,
    ]);
    expect(page.body).toContain(`<style nonce="${nonce}">`);
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none';.*connect-src 'none';.*frame-ancestors 'self'; sandbox allow-scripts allow-same-origin$/,
    );
    expect([page.headers['x-frame-options'], page.headers['cache-control']]).toEqual([
      'SAMEORIGIN',
      'private, no-store',
    ]);
    const moved = await get('/mou?tria=ours');
    expect(moved.headers.location).toBe('http://localhost:4000/mou/?tria=ours');
  });

  test('P-06 without the studio’s token, and on a personal page, framing is forbidden', async () => {
    for (const url of ['/?tria=theirs', '/?tria=', '/compte/?tria=ours']) {
      const page = await get(url);
      expect(page.headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(page.body, url).not.toContain('picker.js');
    }
  });

  test('a site that is not built gives an error that states how to build it', async () => {
    const broken = Fastify();
    const register = async () => broken.register(siteRoutes, aSite({ buildDir: join(dir, 'nowhere'), mediaDir: dir }));
    await expect(register()).rejects.toMatchObject({
      code: 'notBuilt',
      message: expect.stringContaining('npm run build'),
    });
  });
});
