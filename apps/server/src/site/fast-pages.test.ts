import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../http/app/create-app.ts';
import { NO_DECISION, type PageDecision } from '../http/app/page-decision.ts';
import { siteRoutes } from './site-routes.ts';
import { aSite } from './testing/a-site.ts';

const SERVER = `
const html = (body) => new Response('<script nonce="NONCE-7d1f0c">1</script>' + body, { headers: { 'content-type': 'text/html' } });
export const handleSiteRequest = async (request, site) => html(request.url + JSON.stringify(site.consent));`;

let app: FastifyInstance;
let dir: string;
let origin: string;
let nowMs = 0;
let decision: PageDecision = NO_DECISION;
/** Number of requests that reached the framework. */
let seen = 0;

beforeEach(async () => {
  [nowMs, seen, decision] = [0, 0, NO_DECISION];
  dir = await mkdtemp(join(tmpdir(), 'sintonia-fast-'));
  for (const part of ['client/assets', 'server', 'media/clips']) await mkdir(join(dir, part), { recursive: true });
  await writeFile(join(dir, 'server/index.js'), SERVER);
  await writeFile(join(dir, 'package.json'), '{"type":"module"}');
  app = createApp({ log: pino({ level: 'silent' }), trustedProxies: 0, publicOrigin: null });
  app.addHook('onRequest', async () => {
    seen += 1;
  });
  await app.register(
    siteRoutes,
    aSite({ buildDir: dir, mediaDir: join(dir, 'media'), personalise: async () => decision, nowMs: () => nowMs }),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

/** A page, and whether it came from the fast path. */
async function get(path: string, cookie = '') {
  const before = seen;
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip', ...(cookie && { cookie }) } });
  const { 'x-request-id': id, date: _date, ...headers } = Object.fromEntries(answer.headers);
  const text = await answer.text();
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? [];
  const own = (value: string) => value.replaceAll(nonce, 'N');
  const policy = own(headers['content-security-policy'] ?? '');
  return {
    isFast: seen === before,
    id,
    nonce,
    headers: { ...headers, 'content-security-policy': policy },
    text: own(text),
  };
}

test('W-13 a page from the fast path equals the framework’s answer, with its own nonce and id', async () => {
  const [first, second, third] = [await get('/'), await get('/'), await get('/')];
  expect([first, second, third].map(({ isFast }) => isFast)).toEqual([false, true, true]);
  for (const again of [second, third]) {
    expect(again.headers).toEqual(first.headers);
    expect(again.text).toBe(first.text);
  }
  expect(first.headers['content-security-policy']).toContain("'nonce-N'");
  for (const part of ['id', 'nonce'] as const) {
    expect(new Set([first, second, third].map((one) => one[part])).size).toBe(3);
    expect(third[part]).toMatch(/^[\w+/=-]{20,}$/);
  }
});

test('W-11 each consent choice has its page, and no other cookie is taken for it', async () => {
  const choices = ['', 'sintonia_consent=1.000', 'a=1; sintonia_consent=1.100; b=2', 'xsintonia_consent=1.000'];
  const respond = async () => {
    const texts: string[] = [];
    for (const cookie of choices) texts.push((await get('/', cookie)).text);
    return texts;
  };
  const first = await respond();
  expect(new Set(first).size).toBe(3);
  expect(first[3]).toBe(first[0]);
  const before = seen;
  expect(await respond()).toEqual(first);
  expect(seen).toBe(before);
});

test.each([
  ['who may see another variant', '/', 'sintonia_consent=1.111'],
  ['whose visits are counted', '/', 'sintonia_consent=1.000; sintonia_visites=1'],
  ['who tries an activity', '/', 'sintonia_prova=a'],
  ['who sent two choices', '/', 'sintonia_consent=1.000; sintonia_consent=1.111'],
  ['an address with parameters', '/?q=neu', ''],
  ['a page of an account', '/compte/', ''],
])('P-07 the framework handles %s each time', async (_who, path, cookie) => {
  for (let i = 0; i < 3; i++) expect((await get(path, cookie)).isFast).toBe(false);
});

test('P-07 a page with a variant is not served from the fast path', async () => {
  decision = { ...NO_DECISION, key: 'a:b' };
  for (let i = 0; i < 3; i++) expect((await get('/')).isFast).toBe(false);
});

test('a page is never older than the cache allows', async () => {
  await get('/');
  nowMs = 29_999;
  expect((await get('/')).isFast).toBe(true);
  nowMs = 30_000;
  expect((await get('/')).isFast).toBe(false);
  expect((await get('/')).isFast).toBe(true);
});

test('other requests are left to the framework', async () => {
  await get('/');
  const plain = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await fetch(`${origin}/`, { method: 'HEAD' })).headers.get('content-length')).toBeDefined();
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).not.toBe(500);
  expect(seen).toBe(4);
});
