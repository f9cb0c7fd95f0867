import type { Contest, Poll } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { contestEntry, pollVote } from '../stores/operational/tables/participation-tables.ts';
import { participationRoutes } from './participation-routes.ts';
import { createParticipation } from './participation-service.ts';

const open = { intro: '', opensAt: '2026-01-01T00:00:00Z', closesAt: '2026-02-01T00:00:00Z' };
const poll: Poll = {
  kind: 'poll',
  id: 'prova',
  title: 'Què?',
  ...open,
  story: 3001,
  options: [
    { id: 'si', text: 'Sí' },
    { id: 'no', text: 'No' },
  ],
};
const contest: Contest = {
  kind: 'contest',
  id: 'premi',
  title: 'Premi',
  ...open,
  prize: 'Un llibre',
  question: 'Per què?',
  terms: ['Una resposta per persona.'],
};

describe('polls and contests (W-09)', () => {
  let store: OperationalStore;
  let app: FastifyInstance;
  let nowMs = 0;
  let accountId: string | null = null;
  beforeAll(async () => {
    store = await connectPglite(IN_MEMORY);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });
  beforeEach(async () => {
    await store.database.delete(pollVote);
    await store.database.delete(contestEntry);
    nowMs = Date.parse('2026-01-15T12:00:00Z');
    accountId = null;
    await app?.close();
    app = Fastify();
    const services = createParticipation([poll, contest], store.database, () => nowMs);
    await app.register(participationRoutes, { services, accountOf: async () => accountId, publicOrigin: null });
    app.get('/entra', async (request) => {
      const service = services.service({
        cookie: request.headers.cookie ?? '',
        address: request.ip,
        origin: 'http://localhost',
        account: async () => accountId,
      });
      return service.enter('premi', { name: 'Joana', email: 'joana@exemple.cat', answer: 'Perquè sí' });
    });
  });

  const vote = (option: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/participacio/prova',
      payload: { option },
      headers: { host: 'localhost', ...headers },
    });

  test('a browser votes once: the first vote counts, and later ones do not change it', async () => {
    const first = await vote('si');
    expect(first.json()).toEqual({ results: { votes: { si: 1, no: 0 }, total: 1 }, own: 'si', isNew: true });
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'sintonia_participa', httpOnly: true, sameSite: 'Lax' });
    const again = await vote('no', { cookie: `${cookie?.name}=${cookie?.value}` });
    expect(again.json()).toEqual({ results: { votes: { si: 1, no: 0 }, total: 1 }, own: 'si', isNew: false });
    expect((await vote('no')).json().results.total).toBe(2);
    expect(JSON.stringify(await store.database.select().from(pollVote))).not.toContain(cookie?.value);
  });

  test('an account votes once, from any browser', async () => {
    accountId = 'u1';
    expect((await vote('si')).cookies).toEqual([]);
    expect((await vote('no')).json()).toMatchObject({ own: 'si', results: { total: 1 } });
  });

  test('refuses unknown and closed polls, unknown options and foreign origins', async () => {
    expect((await vote('potser')).statusCode).toBe(400);
    expect((await vote('si', { origin: 'https://dolent.example' })).statusCode).toBe(403);
    const unknown = await app.inject({ method: 'POST', url: '/api/participacio/res', payload: { option: 'si' } });
    expect(unknown.statusCode).toBe(404);
    nowMs = Date.parse('2026-02-01T00:00:00Z');
    const late = await vote('si');
    expect([late.statusCode, late.json().code]).toEqual([409, 'closed']);
    expect(await store.database.select().from(pollVote)).toEqual([]);
  });

  test('one address takes part at most 60 times an hour', async () => {
    for (let i = 0; i < 60; i++) expect((await vote('si')).statusCode).toBe(200);
    expect((await vote('si')).statusCode).toBe(429);
    nowMs += 3_600_000;
    expect((await vote('si')).statusCode).toBe(200);
  });

  test('a contest stores one entry per voter', async () => {
    const first = await app.inject('/entra');
    const cookies: string[] = first.json().cookies;
    const again = await app.inject({ url: '/entra', headers: { cookie: cookies[0]?.split(';')[0] ?? '' } });
    expect([first.json().value, again.json().value]).toEqual([{ isNew: true }, { isNew: false }]);
    expect(await store.database.select().from(contestEntry)).toMatchObject([
      { contest: 'premi', name: 'Joana', email: 'joana@exemple.cat', answer: 'Perquè sí' },
    ]);
  });
});
