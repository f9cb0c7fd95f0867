import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { allowMediaFrom, sitePolicy } from './content-security-policy.ts';

test('V-04 pages may fetch and play from the operator’s origins, and nothing else from them', async () => {
  const app = Fastify();
  allowMediaFrom(app, ['https://live.example.cat', 'https://radio.example.cat']);
  app.get('/', (_request, reply) => reply.header('content-security-policy', sitePolicy('N')).send(''));
  app.get('/none', (_request, reply) => reply.send(''));
  const rules = String((await app.inject('/')).headers['content-security-policy']).split('; ');
  expect(rules.filter((rule) => rule.includes('example.cat'))).toEqual([
    "media-src 'self' https://live.example.cat https://radio.example.cat blob:",
    "connect-src 'self' https://live.example.cat https://radio.example.cat",
  ]);
  expect((await app.inject('/none')).headers['content-security-policy']).toBeUndefined();
});
