import Fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  allowFraming,
  allowMediaFrom,
  allowSendingTo,
  createNonce,
  NONCE_CHARACTERS,
  sitePolicy,
} from './content-security-policy.ts';

test('V-04 pages may fetch and play from the operator’s origins, and load nothing else from them', async () => {
  const app = Fastify();
  allowMediaFrom(app, () => ['https://live.example.cat', 'https://radio.example.cat']);
  app.get('/', (_request, reply) => reply.header('content-security-policy', sitePolicy('N')).send(''));
  app.get('/none', (_request, reply) => reply.send(''));
  const rules = String((await app.inject('/')).headers['content-security-policy']).split('; ');
  expect(rules.filter((rule) => rule.includes('example.cat'))).toEqual([
    "media-src 'self' https://live.example.cat https://radio.example.cat blob:",
    "connect-src 'self' https://live.example.cat https://radio.example.cat",
  ]);
  expect((await app.inject('/none')).headers['content-security-policy']).toBeUndefined();
});

test('W-14 after an import its media origins may be played; pictures still come only from us', async () => {
  const app = Fastify();
  const origins: string[] = [];
  allowMediaFrom(app, () => origins);
  app.get('/', (_request, reply) => reply.header('content-security-policy', sitePolicy('N')).send(''));
  const policy = async () => String((await app.inject('/')).headers['content-security-policy']);
  expect(await policy()).toBe(sitePolicy('N'));
  origins.push('https://so.example.cat');
  expect(await policy()).toContain("img-src 'self' data:");
  expect(await policy()).toContain("media-src 'self' https://so.example.cat blob:");
});

test('W-12 only embeddable pages may be framed', async () => {
  const app = Fastify();
  allowFraming(app, '/incrusta/');
  for (const path of ['/incrusta/1/', '/video/1/'])
    app.get(path, (_request, reply) =>
      reply.headers({ 'content-security-policy': sitePolicy('N'), 'x-frame-options': 'DENY' }).send(''),
    );
  const framing = async (path: string) => {
    const { headers } = await app.inject(path);
    return [headers['x-frame-options'], /frame-ancestors .+$/.exec(String(headers['content-security-policy']))?.[0]];
  };
  expect(await framing('/incrusta/1/')).toEqual([undefined, 'frame-ancestors *']);
  expect(await framing('/video/1/')).toEqual(['DENY', "frame-ancestors 'none'"]);
});

test('S-08 pages may send to a parallel server, but play nothing from it', async () => {
  const app = Fastify();
  allowMediaFrom(app, () => ['https://live.example.cat']);
  allowSendingTo(app, ['https://metrics.example']);
  app.get('/', (_request, reply) => reply.header('content-security-policy', sitePolicy('N')).send(''));
  const rules = String((await app.inject('/')).headers['content-security-policy']).split('; ');
  expect(rules.filter((rule) => rule.includes('metrics.example'))).toEqual([
    "connect-src 'self' https://metrics.example https://live.example.cat",
  ]);
});

test('W-12 each response has a unique nonce of constant length', () => {
  const nonces = Array.from({ length: 1000 }, createNonce);
  expect(new Set(nonces).size).toBe(1000);
  expect(nonces.every((nonce) => nonce.length === NONCE_CHARACTERS && Buffer.from(nonce, 'base64').length === 16)).toBe(
    true,
  );
});
