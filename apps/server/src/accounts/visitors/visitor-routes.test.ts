import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORIGIN, openTestAccounts, signedUp, type TestAccounts } from '../testing/test-accounts.ts';
import type { VisitorAccounts } from './visitor-accounts.ts';
import { visitorRoutes } from './visitor-routes.ts';

describe('/api/compte (W-08)', () => {
  let app: FastifyInstance;
  let opened: TestAccounts;
  let accounts: VisitorAccounts;
  beforeAll(async () => {
    opened = await openTestAccounts();
  });
  beforeEach(async () => {
    await app?.close();
    await opened.clear();
    accounts = opened.accountsWith(false);
    app = Fastify();
    await app.register(visitorRoutes, { accounts, shelves: opened.shelves, publicOrigin: null });
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const put = (url: string, payload: object, headers: Record<string, string>) =>
    app.inject({ method: 'PUT', url, payload, headers: { host: 'localhost', ...headers } });
  const stateOf = async (cookie: string) => (await app.inject({ url: '/api/compte', headers: { cookie } })).json();

  test('without a session it answers null, and a stale user cookie is removed', async () => {
    const answer = await app.inject({ url: '/api/compte', headers: { cookie: 'sintonia-compte.session_token=fals' } });
    expect(answer.json()).toEqual({ isSignedIn: false });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['set-cookie']).toMatch(/^sintonia_usuari=; Path=\/; Max-Age=0/);
  });

  test('positions and saved items are stored; the newest change wins, in whatever order they arrive', async () => {
    const cookie = `${await signedUp(accounts)}; sintonia_consent=1.001`;
    const places = (positionS: number | null, atMs: number) =>
      put('/api/compte/posicions', { places: [{ episode: 1001, positionS, atMs }] }, { cookie, origin: ORIGIN });
    expect((await places(40, 2000)).statusCode).toBe(204);
    expect((await places(12, 1000)).statusCode).toBe(204);
    await put(
      '/api/compte/desats',
      { changes: [{ kind: 'episode', id: 1002, atMs: 3000, isSaved: true }] },
      { cookie, origin: ORIGIN },
    );
    expect(await stateOf(cookie)).toMatchObject({
      isSignedIn: true,
      name: 'Joana',
      places: [{ episode: 1001, positionS: 40, atMs: 2000 }],
      saved: [{ kind: 'episode', id: 1002, atMs: 3000 }],
    });
    await places(null, Date.now() + 86_400_000);
    const [seen] = (await stateOf(cookie)).places;
    expect(seen.positionS).toBeNull();
    expect(seen.atMs).toBeLessThanOrEqual(Date.now());
  });

  test('W-04 follows and unfollows a programme by its slug; an invalid slug is not stored', async () => {
    const cookie = await signedUp(accounts);
    const change = (id: unknown, isSaved: boolean) =>
      put(
        '/api/compte/desats',
        { changes: [{ kind: 'programme', id, atMs: 3000, isSaved }] },
        { cookie, origin: ORIGIN },
      );
    expect((await change('sota-la-cendrosa', true)).statusCode).toBe(204);
    expect((await stateOf(cookie)).saved).toEqual([{ kind: 'programme', id: 'sota-la-cendrosa', atMs: 3000 }]);
    expect((await change('sota-la-cendrosa', false)).statusCode).toBe(204);
    for (const wrong of [12, '../cims', '', 'Cims']) expect((await change(wrong, true)).statusCode).toBe(400);
    expect((await stateOf(cookie)).saved).toEqual([]);
  });

  test('C-06 playback history is not stored without consent to personalisation', async () => {
    const signedIn = await signedUp(accounts);
    const body = { places: [{ episode: 1001, positionS: 40, atMs: 2000 }] };
    for (const consent of ['', '; sintonia_consent=1.110', '; sintonia_consent=1.1111', '; xsintonia_consent=1.111']) {
      const answer = await put('/api/compte/posicions', body, { cookie: signedIn + consent, origin: ORIGIN });
      expect([answer.statusCode, answer.json().code], consent).toEqual([403, 'noConsent']);
    }
    expect((await stateOf(signedIn)).places).toEqual([]);
  });

  test('another origin, a missing session and invalid input change nothing', async () => {
    const cookie = `${await signedUp(accounts)}; sintonia_consent=1.001`;
    const body = { places: [{ episode: 1001, positionS: 40, atMs: 2000 }] };
    const foreign = await put('/api/compte/posicions', body, { cookie, origin: 'https://dolent.example' });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'foreignOrigin']);
    expect((await put('/api/compte/posicions', body, { origin: ORIGIN })).statusCode).toBe(401);
    for (const wrong of [{}, { places: [{ episode: -1 }] }, { places: Array(201).fill(body.places[0]) }]) {
      expect((await put('/api/compte/posicions', wrong, { cookie, origin: ORIGIN })).statusCode).toBe(400);
    }
    expect((await stateOf(cookie)).places).toEqual([]);
  });
});
