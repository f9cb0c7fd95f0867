import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../mail/mailer.ts';
import { visitorSession, visitorUser, visitorVerification } from '../../stores/operational/tables/visitor-tables.ts';
import {
  JOANA,
  ORIGIN,
  openTestAccounts,
  serviceOf,
  signedUp,
  TABLES,
  type TestAccounts,
  toCookie,
} from '../testing/test-accounts.ts';

let opened: TestAccounts;
beforeAll(async () => {
  opened = await openTestAccounts();
});
beforeEach(() => opened.clear());
afterAll(() => opened.close());

const keyIn = (mail: Mail | undefined) => /clau=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('visitors’ accounts (W-08)', () => {
  test('sign-up sets an HttpOnly session cookie and a readable cookie with a hash only', async () => {
    const accounts = opened.accountsWith(false);
    const answer = await serviceOf(accounts).signUp(JOANA, null);
    const cookies = answer.ok ? answer.value : [];
    expect(cookies.find((one) => one.startsWith('sintonia-compte.session_token='))).toMatch(/HttpOnly; SameSite=Lax/i);
    expect(cookies.find((one) => one.startsWith('sintonia_usuari='))).toMatch(
      /^sintonia_usuari=[0-9a-f]{64}; Path=\/; Max-Age=7776000; SameSite=Lax$/,
    );
    const service = serviceOf(accounts, toCookie(cookies));
    expect(await service.visitor()).toMatchObject({ name: 'Joana', email: 'joana@exemple.cat' });
    const [row] = await opened.database.select().from(visitorUser);
    expect(row).not.toHaveProperty('role');
    expect(JSON.stringify(await opened.database.select().from(visitorSession))).not.toContain('192.0.2.');
  });

  test('a wrong password and an unknown address get the same answer and no cookie', async () => {
    const accounts = opened.accountsWith(false);
    await signedUp(accounts);
    for (const email of [JOANA.email, 'ningu@exemple.cat']) {
      expect(await serviceOf(accounts).signIn(email, 'no és aquesta', null)).toEqual({
        ok: false,
        error: 'wrongPassword',
      });
    }
    expect((await serviceOf(accounts).signIn(JOANA.email, JOANA.password, null)).ok).toBe(true);
  });

  test('with confirmation on, a taken address gets the same answer as a free one, and its owner a mail', async () => {
    const accounts = opened.accountsWith(true);
    const first = await serviceOf(accounts).signUp(JOANA, null);
    const again = await serviceOf(accounts).signUp({ ...JOANA, name: 'Algú', password: 'una-altra-de-llarga' }, null);
    expect(again).toEqual(first);
    expect(first).toEqual({ ok: true, value: [] });
    expect(opened.posted.map(({ to, subject }) => [to, subject])).toEqual([
      [JOANA.email, 'Confirma el teu compte · Tramuntana'],
      [JOANA.email, 'Ja tens un compte · Tramuntana'],
    ]);
    expect(await serviceOf(accounts).signIn(JOANA.email, JOANA.password, null)).toEqual({
      ok: false,
      error: 'notConfirmed',
    });
    const confirmed = await serviceOf(accounts).confirm(keyIn(opened.posted[0]));
    const cookie = toCookie(confirmed.ok ? confirmed.value : []);
    expect(await serviceOf(accounts, cookie).visitor()).toMatchObject({ name: 'Joana' });
  });

  test('a password reset gets the same answer for everybody, its link works once, and old sessions end', async () => {
    const accounts = opened.accountsWith(false);
    const cookie = await signedUp(accounts);
    for (const email of ['ningu@exemple.cat', JOANA.email]) {
      expect(await serviceOf(accounts).askNewPassword(email)).toEqual({ ok: true, value: null });
    }
    expect(opened.posted).toHaveLength(1);
    expect(opened.posted[0]?.text).toContain(`${ORIGIN}/compte/contrasenya/nova/?clau=`);
    const key = keyIn(opened.posted[0]);
    expect(await serviceOf(accounts).setNewPassword(key, 'curta')).toEqual({ ok: false, error: 'shortPassword' });
    expect(await serviceOf(accounts).setNewPassword(key, 'la-clau-nova-i-llarga')).toEqual({ ok: true, value: null });
    expect(await serviceOf(accounts).setNewPassword(key, 'una-tercera-clau-llarga')).toEqual({
      ok: false,
      error: 'badKey',
    });
    expect(await serviceOf(accounts, cookie).visitor()).toBeNull();
    expect((await serviceOf(accounts).signIn(JOANA.email, 'la-clau-nova-i-llarga', null)).ok).toBe(true);
  });

  test('B-02 a newer link invalidates an older one, and the database has only hashes', async () => {
    const accounts = opened.accountsWith(false);
    await signedUp(accounts);
    for (const _ of [1, 2]) await serviceOf(accounts).askNewPassword(JOANA.email);
    const [older, newer] = opened.posted.map(keyIn);
    const stored = JSON.stringify(await opened.database.select().from(visitorVerification));
    for (const key of [older, newer]) expect(stored).not.toContain(key);
    const set = (key = '') => serviceOf(accounts).setNewPassword(key, 'la-clau-nova-i-llarga');
    expect(await set(older)).toEqual({ ok: false, error: 'badKey' });
    expect(await set(newer)).toEqual({ ok: true, value: null });
    expect(JSON.stringify(await opened.database.select().from(visitorVerification))).toBe('[]');
  });

  test('B-02 refuses common passwords and those containing the owner’s name, at sign-up and on change', async () => {
    const accounts = opened.accountsWith(false);
    for (const [password, error] of [
      ['contrasenya1', 'commonPassword'],
      ['joana1985joana', 'personalPassword'],
    ]) {
      expect(await serviceOf(accounts).signUp({ ...JOANA, password: password ?? '' }, null)).toEqual({
        ok: false,
        error,
      });
    }
    await signedUp(accounts);
    await serviceOf(accounts).askNewPassword(JOANA.email);
    const key = keyIn(opened.posted.at(-1));
    expect(await serviceOf(accounts).setNewPassword(key, 'joana1985joana')).toEqual({
      ok: false,
      error: 'personalPassword',
    });
  });

  test('B-02 the sixth guess at one account waits, from any address', async () => {
    const accounts = opened.accountsWith(false);
    const attempts = [];
    for (let i = 0; i < 6; i++)
      attempts.push(await serviceOf(accounts, '', `198.51.100.${i}`).signIn('b@exemple.cat', 'x', null));
    expect(attempts.map((one) => (one.ok ? '' : one.error))).toEqual([...Array(5).fill('wrongPassword'), 'tooMany']);
  });

  test('the eleventh sign-in within a minute from one address is refused; other addresses are unaffected', async () => {
    const accounts = opened.accountsWith(false);
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(await serviceOf(accounts, '', '198.51.100.7').signIn(`a${i}@exemple.cat`, 'x', null));
    expect(tries.map((one) => (one.ok ? '' : one.error))).toEqual([...Array(10).fill('wrongPassword'), 'tooMany']);
    expect(await serviceOf(accounts).signIn('a@exemple.cat', 'x', null)).toEqual({ ok: false, error: 'wrongPassword' });
  });

  test('deletion asks for the password, erases measured events and leaves no row', async () => {
    const accounts = opened.accountsWith(false);
    const cookie = await signedUp(accounts);
    const service = serviceOf(accounts, cookie);
    const visitor = await service.visitor();
    await service.save({ kind: 'story', id: 3001, atMs: 1, isSaved: true });
    await service.askNewPassword(JOANA.email);
    expect(await serviceOf(accounts, cookie).remove('no és aquesta')).toEqual({ ok: false, error: 'wrongPassword' });
    opened.setEraseFails(true);
    await expect(serviceOf(accounts, cookie).remove(JOANA.password)).rejects.toThrow('away');
    expect(await serviceOf(accounts, cookie).visitor()).not.toBeNull();
    opened.setEraseFails(false);
    const gone = await serviceOf(accounts, cookie).remove(JOANA.password);
    expect(gone.ok && gone.value.some((one) => one.startsWith('sintonia_usuari=; Path=/; Max-Age=0'))).toBe(true);
    expect(opened.erased).toEqual([visitor?.userId]);
    for (const table of TABLES) expect(await opened.database.select().from(table)).toEqual([]);
  });
});
