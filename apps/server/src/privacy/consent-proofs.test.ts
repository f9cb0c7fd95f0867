import { CONSENT_PROOF_PATH, type ConsentProof } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from '../http/answers/api-error.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { consentProof } from '../stores/operational/tables/consent-table.ts';
import { consentProofRoutes } from './consent-proof-routes.ts';
import { type ConsentProofs, createConsentProofs } from './consent-proofs.ts';

const VISITOR = '20000000000000000000000000000000000001';
const proof = (output: Partial<ConsentProof> = {}): ConsentProof => ({
  choice: '1.111',
  previous: null,
  asked: 'banner',
  words: '0123456789ab',
  rules: null,
  visitor: null,
  key: null,
  ...output,
});

let store: OperationalStore;
let proofs: ConsentProofs;
let app: FastifyInstance;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  proofs = createConsentProofs(store.database);
  app = Fastify();
  answerErrors(app);
  await app.register(consentProofRoutes, { proofs, publicOrigin: 'https://www.media.example', now: () => now });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
const OWN = { origin: 'https://www.media.example', cookie: `sintonia_id=${VISITOR}` };
const send = (output: unknown, headers: Record<string, string> = OWN) =>
  app.inject({
    method: 'POST',
    url: CONSENT_PROOF_PATH,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify(output),
  });

describe('proof of consent (C-06)', () => {
  test('C-06 a choice is stored and found by the visitor’s id, and the id itself is not stored', async () => {
    expect((await send(proof({ visitor: VISITOR }))).statusCode).toBe(204);
    now = new Date('2026-11-22T10:00:00Z');
    await send(proof({ choice: '1.000', previous: '1.111', asked: 'centre', visitor: VISITOR }));
    expect(await proofs.of(VISITOR)).toEqual([
      {
        at: '2026-11-21T10:00:00.000Z',
        choice: '1.111',
        previous: null,
        asked: 'banner',
        words: '0123456789ab',
        rules: null,
      },
      {
        at: '2026-11-22T10:00:00.000Z',
        choice: '1.000',
        previous: '1.111',
        asked: 'centre',
        words: '0123456789ab',
        rules: null,
      },
    ]);
    expect(await proofs.of('2'.repeat(38))).toEqual([]);
    const stored = JSON.stringify(await store.database.select().from(consentProof));
    expect(stored).not.toContain(VISITOR);
  });

  test('C-06 a choice that is reported twice is stored once', async () => {
    const visitor = '4'.repeat(38);
    const own = { origin: OWN.origin, cookie: `sintonia_id=${visitor}` };
    const choice = proof({ visitor, key: '12-345' });
    now = new Date('2026-12-01T10:00:00Z'); // outside the days counted below
    expect((await send(choice, own)).statusCode).toBe(204);
    expect((await send(choice, own)).statusCode).toBe(204);
    expect(await proofs.of(visitor)).toHaveLength(1);
    await send({ ...choice, key: '12-346' }, own);
    expect(await proofs.of(visitor)).toHaveLength(2);
    now = new Date('2026-11-22T10:00:00Z');
  });

  test('R-07 choices are counted by day, first choices separate from changes', async () => {
    await send(proof({ choice: '1.000' }));
    now = new Date('2026-11-22T23:00:00Z'); // the 23rd in Barcelona
    await send(proof({ choice: '1.000' }));
    const [from, to] = [new Date('2026-11-20T23:00:00Z'), new Date('2026-11-23T23:00:00Z')];
    const days = await proofs.days(from, to, 'Europe/Madrid');
    expect(days).toEqual([
      { day: '2026-11-21', choice: '1.111', asked: 'banner', first: 1, changed: 0 },
      { day: '2026-11-22', choice: '1.000', asked: 'banner', first: 1, changed: 0 },
      { day: '2026-11-22', choice: '1.000', asked: 'centre', first: 0, changed: 1 },
      { day: '2026-11-23', choice: '1.000', asked: 'banner', first: 1, changed: 0 },
    ]);
  });

  test('C-06 refuses pages of other origins and choices for other visitors', async () => {
    const other = '3'.repeat(38);
    for (const headers of [
      { origin: 'https://dolent.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await send(proof({ visitor: other }), headers as never)).statusCode).toBe(403);
    await send(proof({ visitor: other }));
    await send(proof({ visitor: other }), { origin: OWN.origin, cookie: `altra=${other}; AMCV_X%40Y=%E0%A4%A` });
    expect(await proofs.of(other)).toEqual([]);
    const kept = encodeURIComponent(`1|MCMID|${other}|vVersion|1`);
    await send(proof({ visitor: other }), { origin: OWN.origin, cookie: `AMCV_X%40Y=${kept}` });
    expect(await proofs.of(other)).toHaveLength(1);
  });

  test('C-06 an invalid proof is refused without an error of the server', async () => {
    for (const output of [
      {},
      null,
      proof({ choice: '1.2' }),
      { ...proof(), name: 'x' },
      proof({ visitor: 'x' }),
      proof({ key: 'x' }),
    ])
      expect((await send(output)).statusCode, JSON.stringify(output)).toBe(400);
    const broken = { method: 'POST', url: CONSENT_PROOF_PATH, headers: { 'content-type': 'text/plain' } } as const;
    expect((await app.inject({ ...broken, payload: '{' })).statusCode).toBe(400);
    expect((await app.inject({ ...broken, payload: 'x'.repeat(3000) })).statusCode).toBe(413);
  });
});
