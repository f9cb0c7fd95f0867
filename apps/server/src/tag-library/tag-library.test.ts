import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LibraryList } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from '../http/answers/api-error.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { libraryApi } from './library-api.ts';
import { libraryRoutes } from './library-routes.ts';
import { createLibraryStore } from './library-store.ts';
import { aBuiltLibrary } from './testing/a-built-library.ts';

const built = (code: string) =>
  aBuiltLibrary({ 'library.js': code, 'rules.js': 'export {}', 'playback-a1.js': 'export {}' });

let store: OperationalStore;
let app: FastifyInstance;
const moves: string[] = [];

beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  const library = createLibraryStore(store.database);
  app = Fastify();
  answerErrors(app);
  libraryRoutes(app, { library, organisationId: 'A@O', publicOrigin: 'https://mesura.example' });
  libraryApi(app, {
    library,
    asOperator: (handler) => (request, reply) => handler(request, reply, 'prova@prova.example'),
    asReader: (handler) => (request, reply) => handler(request, reply, 'prova@prova.example'),
    events: { query: async () => [] },
    site: { property: 'prova', environment: 'production', reportSuite: 'prova' },
    publicOrigin: 'https://mesura.example',
    now: () => new Date('2026-11-21T10:00:00Z'),
    onMoved: async (operator, _address, property, { kind, environment }) =>
      void moves.push([operator, property, kind, environment].join(' ')),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const publish = async (code: string): Promise<string> => {
  const answer = await app.inject({ method: 'POST', url: '/api/tag-library', payload: built(code) });
  return answer.json<{ version: string }>().version;
};
const change = (verb: 'promote' | 'rollback', payload: object, property = 'prova') =>
  app.inject({ method: 'POST', url: `/api/tag-library/${property}/${verb}`, payload });
const loader = async (environment: string) => {
  const { statusCode, body } = await app.inject(`/tag/prova/${environment}/tag.js`);
  return statusCode === 200 ? (/\/v\/([\da-f]+)\/library\.js/.exec(body)?.[1] ?? '') : String(statusCode);
};

describe('the tag library of a property (T-06, T-12)', () => {
  test('T-06 before the first version there is nothing', async () => {
    expect(await loader('production')).toBe('404');
  });

  test('T-06 each environment loads its own version into its own report suite', async () => {
    const first = await publish('a()');
    const second = await publish('b()');
    expect([await loader('development'), await loader('staging'), await loader('production')]).toEqual([
      second,
      first,
      first,
    ]);
    const { body, headers } = await app.inject('/tag/prova/staging/tag.js');
    expect(body).toContain('"reportSuite":"prova-stg"');
    expect(body).toContain('"trackingServer":"mesura.example"');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60, stale-if-error=86400',
    });
    expect(await loader('proves')).toBe('404');
  });

  test('T-06 a version’s files are immutable, and no other file is served', async () => {
    const version = await publish('a()');
    const file = await app.inject(`/tag/prova/v/${version}/library.js`);
    expect([file.body, file.headers['cache-control']]).toEqual(['a()', 'public, max-age=31536000, immutable']);
    for (const name of ['nothing.js', 'constructor', '..%2f..%2fmain.ts'])
      expect((await app.inject(`/tag/prova/v/${version}/${name}`)).statusCode, name).toBe(404);
  });

  test('T-12 promotes, rolls back in one step, and states why an operation is impossible', async () => {
    const version = await publish('c()');
    expect((await change('promote', { from: 'development', to: 'production' })).json()).toMatchObject({ version });
    expect(await loader('production')).toBe(version);
    expect((await change('promote', { from: 'development', to: 'production' })).statusCode).toBe(409);
    expect((await change('rollback', { environment: 'production' })).statusCode).toBe(200);
    expect(await loader('production')).not.toBe(version);
    expect((await change('rollback', { environment: 'production' })).json()).toMatchObject({ code: 'nothingBefore' });
    expect((await change('rollback', { environment: 'lluna' })).statusCode).toBe(400);
    expect((await change('promote', { from: 'development', to: 'staging' }, 'altra')).statusCode).toBe(409);
    expect(moves).toContain('prova@prova.example prova rolledBack production');
  });

  test('T-12 reports the status and the target of a rollback; an outdated operation is refused', async () => {
    const first = await publish('d()');
    const second = await publish('e()');
    const { origin, properties } = LibraryList.parse((await app.inject('/api/tag-library')).json());
    expect([origin, properties.length]).toEqual(['https://mesura.example', 1]);
    expect(properties[0]).toMatchObject({
      environments: { development: { version: second } },
      before: { development: first, production: null },
    });
    const outdated = { from: 'development', to: 'staging', version: first };
    expect((await change('promote', outdated)).json()).toMatchObject({ code: 'anotherByNow' });
    expect((await change('rollback', { environment: 'development', version: first })).statusCode).toBe(409);
    expect((await change('rollback', { environment: 'development', version: second })).json()).toMatchObject({
      version: first,
    });
  });

  test('T-12 a library without its entry, or with an invalid file, is refused', async () => {
    for (const files of [{ 'x.js': 'x' }, { 'library.js': 'x', '../y.js': 'y' }]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/tag-library',
        payload: { ...built('x'), files },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badLibrary']);
    }
  });
});

/** The script of one request, as a browser that has an earlier answer asks for it. */
const script = (environment: string, headers: Record<string, string> = {}, property = 'prova') =>
  app.inject({ url: `/tag/${property}/${environment}/library.js`, headers });
const unpacked = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
};

describe('the library as one script (T-06)', () => {
  test('T-06 holds settings and library; a compile hint stays before the first statement', async () => {
    const version = await publish('//# allFunctionsCalledOnLoad\nf()');
    const { body, headers } = await script('development');
    expect(body).toMatch(/^\/\/# allFunctionsCalledOnLoad\nwindow\.sintoniaSettings=\{.*\};\nf\(\)$/);
    expect(body).toContain(`"version":"${version}"`);
    expect(body).toContain('"reportSuite":"prova-dev"');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60, stale-if-error=86400',
      vary: 'accept-encoding',
    });
  });

  test('T-06 is compressed as the browser accepts, each encoding with its own ETag', async () => {
    await publish(`g(${JSON.stringify('text '.repeat(500))})`);
    const plain = await script('development');
    const etags = new Set([plain.headers.etag]);
    for (const [encoding, unpack] of Object.entries(unpacked)) {
      const { headers, rawPayload } = await script('development', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(rawPayload.length).toBeLessThan(600);
      expect(unpack(rawPayload)).toBe(plain.body);
      etags.add(headers.etag);
    }
    expect(etags.size).toBe(3);
  });

  test('T-12 is not sent again while it is the same, and is another at once after a promotion or a rollback', async () => {
    await publish('h()');
    await change('promote', { from: 'development', to: 'production' });
    const first = await script('production');
    const known = { 'if-none-match': `"other", W/${first.headers.etag}` };
    const again = await script('production', known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(again.headers['cache-control']).toBe('public, max-age=60, stale-if-error=86400');
    await publish('i()');
    expect((await script('production', known)).statusCode, 'published, but elsewhere').toBe(304);
    await change('promote', { from: 'development', to: 'production' });
    const second = await script('production', known);
    expect([second.statusCode, second.body.endsWith('i()')]).toEqual([200, true]);
    await change('rollback', { environment: 'production' });
    expect((await script('production', known)).statusCode).toBe(304);
  });

  test('T-06 its lazy files stay available to open pages after a promotion', async () => {
    const withFile = (name: string, code: string) =>
      app.inject({
        method: 'POST',
        url: '/api/tag-library',
        payload: aBuiltLibrary({ 'library.js': code, 'rules.js': 'export {}', [name]: 'export {}' }),
      });
    await withFile('playback-a.js', 'j()');
    await withFile('playback-b.js', 'k()');
    const file = (environment: string, name: string) => app.inject(`/tag/prova/${environment}/${name}`);
    for (const name of ['playback-a.js', 'playback-b.js']) {
      const { statusCode, headers } = await file('development', name);
      expect([statusCode, headers['cache-control']], name).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await file('production', 'playback-b.js')).statusCode, 'never in force there').toBe(404);
  });

  test('T-06 an unknown property, environment or file is refused with a reason, and hostile names too', async () => {
    for (const [environment, property, code] of [
      ['production', 'cap', 'noProperty'],
      ['lluna', 'prova', 'noEnvironment'],
      ['constructor', 'prova', 'noEnvironment'],
      ['production', '__proto__', 'noProperty'],
      ['production', '%00', 'noProperty'],
      ['production', '..%2f..%2fetc', 'noProperty'],
      ['production', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'noProperty'],
      ['production', 'p'.repeat(100), 'noProperty'],
    ] as const) {
      const { statusCode, headers, json } = await script(environment, {}, property);
      expect([statusCode, json().code, headers['cache-control']], property).toEqual([404, code, 'no-store']);
      expect(headers['content-type']).toContain('application/json');
    }
    for (const url of ['/tag/prova/production/%00.js', '/tag/%00/v/a/library.js', '/tag/prova/v/%00/library.js'])
      expect((await app.inject(url)).statusCode, url).toBe(404);
  });
});
