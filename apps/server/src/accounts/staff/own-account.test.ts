import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffSession } from '../../stores/operational/tables/account-tables.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';
import { staffPasskey, staffTwoFactor } from '../../stores/operational/tables/staff-key-tables.ts';
import { aStudio, cookiesOf, PASSWORD, type TestStudio } from '../testing/a-studio.ts';
import { totpCode } from '../testing/totp-code.ts';

const NEXT = 'tres gats a la teulada';

describe('a person’s own account (B-02)', () => {
  let studio: TestStudio;
  let address = 0;
  beforeAll(async () => {
    studio = await aStudio({ STAFF_SECOND_FACTOR: 'administrators' });
  });
  afterAll(() => studio.close());

  const me = (what: string, cookie: string, payload: object = {}) =>
    studio.send('POST', `/api/staff/me/${what}`, cookie, payload);
  const statusOf = async (url: string, cookie: string) => (await studio.send('GET', url, cookie)).statusCode;
  /** Password, then a code: the session's cookies, or the refusing answer. */
  const withCode = async (email: string, code: string, url = 'verify-totp') => {
    address += 1;
    const from = { remoteAddress: `10.2.0.${address}` };
    const first = await studio.send('POST', '/api/auth/sign-in/email', '', { email, password: PASSWORD }, from);
    expect(first.json()).toEqual({ needsCode: true });
    expect(await statusOf('/staff', cookiesOf(first))).toBe(401);
    return studio.send('POST', `/api/auth/two-factor/${url}`, cookiesOf(first), { code }, from);
  };
  const addTotp = async (cookie: string) => {
    const started = (await me('totp', cookie, { password: PASSWORD })).json();
    const confirmed = await me('totp/confirm', cookie, { code: totpCode(started.secret, Date.now()) });
    expect(confirmed.statusCode).toBe(200);
    return { ...started, cookie: cookiesOf(confirmed) } as { secret: string; recoveryCodes: string[]; cookie: string };
  };

  test('B-02 changing the password ends all other sessions and all links, and keeps the current session', async () => {
    const { id, email } = await studio.person('Aina', 'analyst');
    const [here, elsewhere] = [await studio.enter(email), await studio.enter(email)];
    const { token } = await studio.staff.links.create('password', id);
    const changed = await me('password', here, { current: PASSWORD, password: NEXT });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({});
    expect(await Promise.all([here, elsewhere].map((cookie) => statusOf('/staff', cookie)))).toEqual([401, 401]);
    expect(await statusOf('/staff', cookiesOf(changed))).toBe(200);
    expect((await studio.send('POST', '/api/staff/link', '', { token })).statusCode).toBe(410);
    expect(await studio.enter(email)).toBe('');
    expect(await studio.enter(email, NEXT)).not.toBe('');
  });

  test('R-19 the language of one’s mails is chosen by oneself alone, and is in the session from then on', async () => {
    const { email } = await studio.person('Cesca', 'analyst');
    const cookie = await studio.enter(email);
    const languageNow = async () => (await studio.send('GET', '/api/session', cookie)).json().language;
    expect(await languageNow()).toBe('ca');
    expect((await me('language', cookie, { language: 'en' })).statusCode).toBe(200);
    expect(await languageNow()).toBe('en');
    for (const wrong of [{}, { language: 'xx' }, { language: ['en'] }])
      expect((await me('language', cookie, wrong)).statusCode).toBe(400);
    expect((await me('language', '', { language: 'ca' })).statusCode).toBe(401);
    expect(await languageNow()).toBe('en');
  });

  test.each([
    [{ current: 'no és aquesta', password: NEXT }, 'wrongPassword'],
    [{ current: PASSWORD, password: 'massa curta' }, 'shortPassword'],
    [{ current: PASSWORD, password: 'Barcelona1992!' }, 'commonPassword'],
    [{ current: PASSWORD, password: 'bernat.tramuntana' }, 'personalPassword'],
    [{}, 'badForm'],
  ])('B-02 the change %o is refused: %s', async (payload, code) => {
    const email = 'bernat@tramuntana.example';
    if (!(await studio.staff.people.findByEmail(email))) await studio.person('Bernat', 'analyst');
    const refused = await me('password', await studio.enter(email), payload);
    expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
  });

  test('B-02 a stolen session cannot guess the password without limit', async () => {
    const { email } = await studio.person('Clara', 'analyst');
    const cookie = await studio.enter(email);
    const tries = await Promise.all([...Array(7)].map(() => me('totp', cookie, { password: 'no' })));
    // Sent at once, so any five of them are the first.
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('B-02 lists sessions with browser and system; one or all others can be ended', async () => {
    const { email } = await studio.person('Duna', 'analyst');
    const cookie = await studio.enter(email);
    const [one, two] = [await studio.enter(email), await studio.enter(email)];
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await studio.store.database.update(staffSession).set({ userAgent: firefox });
    const list = async () => (await studio.send('GET', '/api/staff/me', cookie)).json().sessions;
    const sessions: { id: string; isCurrent: boolean }[] = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ browser: 'Firefox 145', os: 'Linux' });
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    await me(`sessions/${other?.id}/end`, cookie);
    expect((await Promise.all([one, two].map((held) => statusOf('/staff', held)))).sort()).toEqual([200, 401]);
    expect((await me('sessions/end-others', cookie)).json()).toEqual({ ended: 1 });
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test('B-02 nobody can end another person’s session', async () => {
    const [eva, fina] = [await studio.person('Eva', 'analyst'), await studio.person('Fina', 'analyst')];
    const [mine, theirs] = [await studio.enter(eva.email), await studio.enter(fina.email)];
    const [{ id }] = (await studio.send('GET', '/api/staff/me', theirs)).json().sessions;
    expect((await me(`sessions/${id}/end`, mine)).json()).toEqual({ ended: 0 });
    expect(await statusOf('/staff', theirs)).toBe(200);
  });

  test('B-02 an authenticator is set up by QR code, sign-in takes two steps, and recovery codes work once', async () => {
    const { id, email } = await studio.person('Gala', 'analyst');
    const [cookie, elsewhere] = [await studio.enter(email), await studio.enter(email)];
    const wrong = await me('totp', cookie, { password: 'no és aquesta' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrongPassword']);
    const started = (await me('totp', cookie, { password: PASSWORD })).json();
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Sintonia[:%].*gala.*secret=/i);
    expect(started.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(started.recoveryCodes).toHaveLength(10);
    const mistyped = await me('totp/confirm', cookie, { code: '000000' });
    expect([mistyped.statusCode, mistyped.json().code]).toEqual([400, 'invalidCode']); // 401 would end the session
    const { secret, recoveryCodes, cookie: confirmed } = await addTotp(cookie);
    expect(await Promise.all([confirmed, elsewhere].map((held) => statusOf('/staff', held)))).toEqual([200, 401]);

    expect((await withCode(email, '000000')).statusCode).toBe(401);
    expect(await statusOf('/staff', cookiesOf(await withCode(email, totpCode(secret, Date.now()))))).toBe(200);
    const recovery = recoveryCodes[0] ?? '';
    expect((await withCode(email, recovery, 'verify-backup-code')).statusCode).toBe(200);
    expect((await withCode(email, recovery, 'verify-backup-code')).statusCode).toBe(401);
    expect((await studio.send('GET', '/api/staff/me', confirmed)).json()).toMatchObject({
      hasTotp: true,
      recoveryCodesLeft: 9,
    });

    const stored = JSON.stringify(await studio.store.database.select().from(staffTwoFactor));
    for (const reported of [secret, ...recoveryCodes]) expect(stored).not.toContain(reported);

    await studio.command('POST', `/api/staff/${id}/link`, { removeSecondFactor: true });
    expect(await statusOf('/staff', confirmed)).toBe(401);
    expect(await statusOf('/staff', await studio.enter(email))).toBe(200);
  });

  test('B-02 an administrator without a required second factor reaches only their own account', async () => {
    const { email } = await studio.person('Hug', 'administrator');
    const cookie = await studio.enter(email);
    expect((await studio.send('GET', '/api/session', cookie)).json()).toMatchObject({ mustAddSecondFactor: true });
    const refused = await studio.send('GET', '/api/staff', cookie);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'secondFactorNeeded']);
    expect(await statusOf('/staff', cookie)).toBe(403);
    const { cookie: strong } = await addTotp(cookie);
    expect(await statusOf('/api/staff', strong)).toBe(200);
    expect((await studio.send('GET', '/api/session', strong)).json()).not.toHaveProperty('mustAddSecondFactor');
  });

  test('B-02 a password alone cannot add a factor to an account with a passkey', async () => {
    const { id, email } = await studio.person('Iris', 'administrator');
    const key = {
      id: 'k',
      userId: id,
      publicKey: 'AA',
      credentialID: 'c',
      counter: 0,
      deviceType: 'x',
      backedUp: false,
    };
    await studio.store.database.insert(staffPasskey).values(key);
    const cookie = await studio.enter(email);
    for (const what of ['totp', 'passkeys/options', 'passkeys/k/remove', 'recovery-codes']) {
      const refused = await me(what, cookie, { password: PASSWORD });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'usePasskey']);
    }
  });

  test('B-02 a passkey without a valid signature is refused', async () => {
    const options = await studio.send('GET', '/api/auth/passkey/generate-authenticate-options', '');
    expect(options.json()).toMatchObject({ userVerification: 'required', challenge: expect.any(String) });
    const response = {
      id: 'c',
      rawId: 'c',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    };
    const cookie = cookiesOf(options);
    const refused = await studio.send('POST', '/api/auth/passkey/verify-authentication', cookie, { response });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.cookies.filter(({ name }) => name.endsWith('session_token'))).toEqual([]);
  });

  test('B-02 each action is in the audit log, without secrets', async () => {
    const rows = await studio.store.database.select().from(auditLog);
    for (const action of ['passwordSet', 'sessionsEnded', 'totpAdded', 'signInRefused'])
      expect(rows.map((row) => row.action)).toContain(`accounts.${action}`);
    const refused = rows.find(({ action, detail }) => action === 'accounts.signInRefused' && detail.how === 'code');
    expect(refused?.subject).toBe('gala@tramuntana.example');
    for (const secret of [PASSWORD, NEXT]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
