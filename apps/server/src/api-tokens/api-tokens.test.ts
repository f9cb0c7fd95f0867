import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequireReader } from '../access/require-reader.ts';
import { readAudit } from '../accounts/audit/audit-query.ts';
import { sendError } from '../http/answers/api-error.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { apiToken } from '../stores/operational/tables/api-token-table.ts';
import { createApiTokens } from './api-tokens.ts';
import { tokenRoutes } from './token-routes.ts';

let nowMs = Date.parse('2026-11-20T10:00:00Z');
let store: OperationalStore;
let app: FastifyInstance;
beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  const { database } = store;
  const tokens = createApiTokens(database, () => new Date(nowMs));
  const reader = createRequireReader(
    tokens,
    () => async (_request, reply) => sendError(reply, 401, { code: 'notSignedIn' }),
  );
  app = Fastify();
  await app.register(tokenRoutes, {
    tokens,
    database,
    asOperator: (handler) => (request, reply) => handler(request, reply, 'admin@tramuntana.example'),
  });
  app.get('/figures', { preHandler: reader('reports') }, async () => 'figures');
  app.get('/events', { preHandler: reader('rows') }, async () => 'events');
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const create = (payload: object) => app.inject({ method: 'POST', url: '/api/tokens', payload });
const asks = async (url: string, authorization: string) => {
  const { statusCode, body } = await app.inject({ url, headers: { authorization, cookie: 'session=somebody' } });
  return statusCode === 200 ? body : statusCode;
};

describe('tokens of programs', () => {
  test('R-15 R-18 a token is shown once, stored as a hash, and grants its scope until it is revoked', async () => {
    const created = await create({ name: 'Full setmanal', scopes: ['reports'], days: 30 });
    expect(created.statusCode).toBe(201);
    const { secret, token } = created.json();
    expect(JSON.stringify(await store.database.select().from(apiToken))).not.toContain(secret);
    expect(await asks('/figures', `Bearer ${secret}`)).toBe('figures');
    expect(await asks('/events', `Bearer ${secret}`)).toBe(403);
    const listed = (await app.inject('/api/tokens')).json().tokens;
    expect(listed).toMatchObject([{ name: 'Full setmanal', lastUsedAt: '2026-11-20T10:00:00.000Z', revokedAt: null }]);
    expect(JSON.stringify(listed)).not.toContain('hash');

    const revoke = () => app.inject({ method: 'POST', url: `/api/tokens/${token.id}/revoke` });
    expect((await revoke()).statusCode).toBe(200);
    expect(await asks('/figures', `Bearer ${secret}`)).toBe(401);
    expect((await revoke()).statusCode).toBe(404);
  });

  test('R-18 a token expires', async () => {
    const { secret } = (await create({ name: 'Curt', scopes: ['reports', 'rows'], days: 1 })).json();
    expect(await asks('/events', `Bearer ${secret}`)).toBe('events');
    nowMs += 86_400_000;
    expect(await asks('/events', `Bearer ${secret}`)).toBe(401);
  });

  test('R-18 an invalid token is refused, even next to a valid session cookie', async () => {
    for (const given of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      "Bearer ' or 1=1",
      'Basic x',
      `Bearer sintonia_${'A'.repeat(43)}`,
    ]) {
      expect(await asks('/figures', given), given).toBe(401);
    }
    for (const wrong of [
      {},
      { name: '', scopes: ['reports'], days: 1 },
      { name: 'x', scopes: ['all'], days: 1 },
      { name: 'x', scopes: [], days: 1 },
      { name: 'x', scopes: ['rows'], days: 1e9 },
    ]) {
      expect((await create(wrong)).statusCode).toBe(400);
    }
  });

  test('R-18 creating and revoking a token is in the audit log', async () => {
    const { entries } = await readAudit(store.database, { person: '', text: '' }, 50);
    expect(entries.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
      ['tokens.created', 'admin@tramuntana.example', 'Curt'],
      ['tokens.revoked', 'admin@tramuntana.example', 'Full setmanal'],
      ['tokens.created', 'admin@tramuntana.example', 'Full setmanal'],
    ]);
  });
});
