import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { staffSession } from '../../stores/operational/tables/account-tables.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';
import { readOrMakeSecret } from '../account-secret.ts';
import { aStudio, PASSWORD, type TestStudio } from '../testing/a-studio.ts';

const ADMINISTRATOR = { name: 'Ada', email: 'ada@tramuntana.example', password: PASSWORD };
const ANALYST = { name: 'Aina', email: 'aina@tramuntana.example', password: PASSWORD };

describe('staff accounts (R-08)', () => {
  let studio: TestStudio;
  let store: OperationalStore;
  let app: FastifyInstance;

  beforeAll(async () => {
    studio = await aStudio();
    ({ app, store } = studio);
    await studio.person('Ada', 'administrator');
    await studio.person('Aina', 'analyst');
  });
  afterAll(() => studio.close());

  const signIn = (email: string, password: string, more: InjectOptions = {}) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password }, ...more });
  const cookieOf = async ({ email, password }: { email: string; password: string }) => {
    const response = await signIn(email, password);
    return response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  };

  test('after sign-in /api/session answers the account and the guard admits it', async () => {
    const cookie = await cookieOf(ADMINISTRATOR);
    const session = await app.inject({ url: '/api/session', headers: { cookie } });
    expect(session.statusCode).toBe(200);
    const { name, email } = ADMINISTRATOR;
    expect(session.json()).toEqual({ name, email, role: 'administrator', language: 'ca' });
    expect((await app.inject({ url: '/administrators', headers: { cookie } })).statusCode).toBe(200);
  });

  test('without a session a guarded route answers 401 in our error format and /api/session answers null', async () => {
    const refused = await app.inject({ url: '/staff' });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'notSignedIn', requestId: expect.any(String) });
    const answer = await app.inject({ url: '/api/session' });
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  test('an analyst passes the staff guard but not the administrator guard', async () => {
    const cookie = await cookieOf(ANALYST);
    expect((await app.inject({ url: '/staff', headers: { cookie } })).statusCode).toBe(200);
    const refused = await app.inject({ url: '/administrators', headers: { cookie } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'notAllowed']);
  });

  test('a wrong password and an unknown e-mail get the same answer, and no cookie', async () => {
    for (const email of [ADMINISTRATOR.email, 'ningu@tramuntana.example']) {
      const response = await signIn(email, 'no és aquesta');
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'invalidEmailOrPassword', message: expect.any(String) });
      expect(response.cookies).toEqual([]);
    }
  });

  test('signing out ends the session on the server', async () => {
    const cookie = await cookieOf(ADMINISTRATOR);
    const headers = { cookie, origin: 'http://localhost', 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: '{}' })).statusCode).toBe(
      200,
    );
    expect((await app.inject({ url: '/api/session', headers: { cookie } })).json()).toBeNull();
  });

  test('a page of another origin cannot sign a visitor in or out', async () => {
    const cookie = await cookieOf(ADMINISTRATOR);
    const headers = { cookie, origin: 'https://dolent.example', 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: '{}' })).statusCode).toBe(
      403,
    );
    expect((await app.inject({ url: '/api/session', headers: { cookie } })).json()).not.toBeNull();
  });

  test('the session token is sent only in an HttpOnly cookie', async () => {
    const response = await signIn(ADMINISTRATOR.email, ADMINISTRATOR.password);
    expect(response.json()).toEqual({ needsCode: false });
    expect(response.cookies).toMatchObject([
      { name: 'sintonia_equip', value: '1', sameSite: 'Lax', path: '/' },
      { name: 'sintonia.device', httpOnly: true, sameSite: 'Strict', path: '/api/auth' },
      { name: 'sintonia.session_token', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect((await app.inject('/api/auth/get-session')).statusCode).toBe(404);
  });

  test('S-06 marks the browser of our own staff, equally for everybody, until they sign out', async () => {
    const markOf = async (who: typeof ADMINISTRATOR) => {
      const { cookies } = await signIn(who.email, who.password);
      return cookies.filter(({ name }) => name === 'sintonia_equip');
    };
    const [mark] = await markOf(ADMINISTRATOR);
    expect(mark).toEqual({ name: 'sintonia_equip', value: '1', maxAge: 2_592_000, path: '/', sameSite: 'Lax' });
    expect(await markOf(ANALYST)).toEqual([mark]);
    const cookie = await cookieOf(ANALYST);
    const headers = { cookie, origin: 'http://localhost', 'content-type': 'application/json' };
    const left = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: '{}' });
    expect(left.cookies).toContainEqual({ ...mark, value: '', maxAge: 0 });
  });

  test('nobody can create an account for themselves', async () => {
    const payload = { email: 'jo@tramuntana.example', password: 'una-clau-ben-llarga', name: 'Jo' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload })).statusCode).toBe(404);
  });

  test('the eleventh sign-in within a minute from one address gets 429 with Retry-After; other addresses are unaffected', async () => {
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(await signIn(`ningu${i}@tramuntana.example`, 'x', { remoteAddress: '192.0.2.7' }));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429]);
    expect(tries.at(-1)?.json().code).toBe('tooManyRequests');
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const forged = { 'x-sintonia-client-address': '198.51.100.1', 'x-forwarded-for': '198.51.100.1' };
    const again = await signIn('algu@tramuntana.example', 'x', { remoteAddress: '192.0.2.7', headers: forged });
    expect(again.statusCode).toBe(429);
    expect((await signIn('algu@tramuntana.example', 'x', { remoteAddress: '192.0.2.8' })).statusCode).toBe(401);
  });

  test('B-02 the sixth guess at one account waits, from any address; a browser known to that account does not', async () => {
    const { email } = await studio.person('Berta', 'analyst');
    const own = await studio.enter(email);
    const guess = (i: number) => signIn(email, `no és ${i}`, { remoteAddress: `192.0.2.${100 + i}` });
    const attempts = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(guess));
    expect(attempts.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const late = await signIn(email, PASSWORD, { remoteAddress: '192.0.2.120' });
    expect([late.statusCode, late.json().code]).toEqual([429, 'tooManyGuesses']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(25);
    const fromOwn = await signIn(email, PASSWORD, {
      remoteAddress: '192.0.2.121',
      headers: { cookie: own, origin: 'http://localhost' },
    });
    expect(fromOwn.statusCode).toBe(200);
  });

  test('B-02 wrong-password counts survive a restart and are shared by servers on one database', async () => {
    const servers = { SERVER_SECRET: 'un secret que tots els servidors comparteixen' };
    const first = await aStudio(servers, store);
    const { email } = await first.person('Dolors', 'analyst');
    const guess = (on: TestStudio, i: number) =>
      on.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email, password: `no és ${i}` },
        remoteAddress: `198.51.${i}.1`,
      });
    for (let i = 0; i < 3; i++) expect((await guess(first, i)).statusCode).toBe(401);
    await first.close();
    const [second, third] = [await aStudio(servers, store), await aStudio(servers, store)];
    expect((await guess(second, 3)).statusCode).toBe(401);
    expect((await guess(third, 4)).statusCode).toBe(401);
    for (const server of [second, third]) {
      const refused = await guess(server, 5);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyGuesses']);
      await server.close();
    }
  });

  test('B-02 a network that tries many accounts waits; a browser that signed in from it before does not', async () => {
    const { email } = await studio.person('Elisenda', 'analyst');
    const own = await studio.enter(email);
    const from = (i: number) => ({ remoteAddress: `2001:db8:77:${i}::1` });
    for (let i = 0; i < 30; i++) await signIn(`algu${i}@tramuntana.example`, 'no', from(i));
    const refused = await signIn('un-altre@tramuntana.example', 'no', from(31));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyGuesses']);
    expect((await signIn('un-altre@tramuntana.example', 'no', { remoteAddress: '2001:db8:78::1' })).statusCode).toBe(
      401,
    );
    const headers = { cookie: own, origin: 'http://localhost' };
    expect((await signIn(email, PASSWORD, { ...from(32), headers })).statusCode).toBe(200);
  });

  test('B-02 a device cookie of one account is not valid for another', async () => {
    const cookie = await studio.enter(ANALYST.email);
    const { email } = await studio.person('Carla', 'analyst');
    const guess = (i: number) =>
      signIn(email, 'no', { remoteAddress: `192.0.2.${130 + i}`, headers: { cookie, origin: 'http://localhost' } });
    for (let i = 0; i < 5; i++) await guess(i);
    expect((await guess(5)).statusCode).toBe(429);
  });

  test('sign-ins and sign-outs are in the audit log with actor and address', async () => {
    const from = { remoteAddress: '203.0.113.20' };
    const entered = await signIn(ANALYST.email, ANALYST.password, from);
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    await signIn(ANALYST.email, 'no', from);
    await signIn('la meva contrasenya', 'aina@tramuntana.example', from);
    const headers = { cookie, origin: 'http://localhost', 'content-type': 'application/json' };
    await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: '{}', ...from });
    const rows = (await store.database.select().from(auditLog)).filter(({ address }) => address === '203.0.113.0');
    expect(rows).toMatchObject([
      { action: 'accounts.signedIn', subject: ANALYST.email, actor: ANALYST.email },
      { action: 'accounts.signInRefused', subject: ANALYST.email, actor: '' },
      { action: 'accounts.signInRefused', subject: '', actor: '' },
      { action: 'accounts.signedOut', actor: ANALYST.email },
    ]);
  });

  test('a query string does not bypass the audit log, and attempts over the limit do not fill it', async () => {
    const from = { remoteAddress: '198.51.100.9', url: '/api/auth/sign-in/email?a=1' };
    for (let i = 0; i < 14; i++) await signIn(`ningu${i}@tramuntana.example`, 'x', from);
    const rows = (await store.database.select().from(auditLog)).filter(({ address }) => address === '198.51.100.0');
    expect(rows).toHaveLength(10);
  });

  test('S-06 staff addresses are never stored in full', async () => {
    await signIn(ANALYST.email, ANALYST.password, { remoteAddress: '203.0.113.77' });
    const stored = JSON.stringify([
      await store.database.select().from(auditLog),
      await store.database.select().from(staffSession),
    ]);
    expect(stored).not.toContain('203.0.113.77');
  });

  test('the secret is generated once and readable only by its owner', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sintonia-accounts-'));
    const path = join(directory, 'deep', 'secret');
    const first = await readOrMakeSecret(path);
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(await readOrMakeSecret(path)).toBe(first);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await rm(directory, { recursive: true });
  });
});
