import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffCredential } from '../../stores/operational/tables/account-tables.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';
import { staffLink } from '../../stores/operational/tables/staff-key-tables.ts';
import { aStudio, cookiesOf, PASSWORD, type TestStudio } from '../testing/a-studio.ts';

const tokenOf = (link: string): string => link.split('#')[1] ?? '';

describe('the studio’s people (R-08, B-02)', () => {
  let studio: TestStudio;
  let ada: string;
  let adaId: string;

  beforeAll(async () => {
    studio = await aStudio();
    const { id, email } = await studio.person('Ada', 'administrator');
    adaId = id;
    ada = await studio.enter(email);
  });
  afterAll(() => studio.close());

  const invite = async (name: string, role = 'analyst') => {
    const email = `${name.toLowerCase()}@tramuntana.example`;
    const answer = await studio.send('POST', '/api/staff', ada, { name, email, role });
    expect(answer.statusCode).toBe(200);
    return { email, token: tokenOf(answer.json().link), link: answer.json().link as string };
  };
  const idOf = async (email: string): Promise<string> => (await studio.staff.people.findByEmail(email))?.id ?? '';
  const use = (token: string, more: object = {}) =>
    studio.send('POST', '/api/staff/link/use', '', { token, password: PASSWORD, ...more });
  const act = (id: string, what: string, payload: object = {}) =>
    studio.send('POST', `/api/staff/${id}/${what}`, ada, payload);

  const mailsTo = async (email: string) => {
    const directory = join(studio.config.dataDir, 'mail');
    const mails = await Promise.all((await readdir(directory)).map((name) => readFile(join(directory, name), 'utf8')));
    return mails.map((mail) => mail.replaceAll('=\r\n', '')).filter((mail) => mail.includes(`To: ${email}`));
  };

  test('B-02 an invitation link works once and opens a session with the invited role', async () => {
    const { email, token, link } = await invite('Biel', 'editor');
    expect(link).toMatch(/^http:\/\/localhost\/estudi\/benvinguda#[\w-]{43}$/);
    const purpose = await studio.send('POST', '/api/staff/link', '', { token });
    expect(purpose.json()).toEqual({ kind: 'invitation', name: 'Biel', email, role: 'editor' });
    const joined = await use(token);
    expect(joined.statusCode).toBe(200);
    const session = await studio.send('GET', '/api/session', cookiesOf(joined));
    expect(session.json()).toEqual({ name: 'Biel', email, role: 'editor', language: 'ca' });
    for (const url of ['/api/staff/link', '/api/staff/link/use']) {
      const again = await studio.send('POST', url, '', { token, password: 'una altra de ben llarga' });
      expect([again.statusCode, again.json().code]).toEqual([410, 'badLink']);
    }
    expect((await studio.send('GET', '/staff', await studio.enter(email))).statusCode).toBe(200);
  });

  test('B-02 of two concurrent uses of one link, one succeeds', async () => {
    const { token } = await invite('Dolors');
    const both = await Promise.all([use(token), use(token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('B-02 the link is mailed, and the database has only its hash', async () => {
    const { email, link, token } = await invite('Estel');
    const mails = await mailsTo(email);
    expect(mails.filter((mail) => mail.includes(token))).toHaveLength(1);
    expect(link).toContain(token);
    const rows = await studio.store.database.execute(
      sql`select string_agg(t::text, ' ') as everything from (select * from staff_link) t`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('B-02 the invitation is in the language of who invites, later mails in that of the person', async () => {
    const { people } = studio.staff;
    await people.setLanguage(adaId, 'en');
    const { email } = await invite('Guiu');
    await people.setLanguage(adaId, 'ca');
    await act(await idOf(email), 'link');
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain('You_are_invited_to_the_studio');
  });

  test('B-02 a newer link invalidates older ones, and a link expires after a day', async () => {
    const { email, token } = await invite('Ferran');
    const newer = tokenOf((await act(await idOf(email), 'link')).json().link);
    expect((await use(token)).statusCode).toBe(410);
    await studio.store.database.update(staffLink).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await use(newer)).statusCode).toBe(410);
  });

  test('B-02 a link for a new password ends every session and the old password', async () => {
    const { id, email } = await studio.person('Gemma', 'analyst');
    const before = await studio.enter(email);
    const token = tokenOf((await act(id, 'link')).json().link);
    expect((await studio.send('GET', '/staff', before)).statusCode).toBe(200);
    expect((await use(token, { password: 'tres gats a la teulada' })).statusCode).toBe(200);
    expect((await studio.send('GET', '/staff', before)).statusCode).toBe(401);
    expect(await studio.enter(email)).toBe('');
    expect(await studio.enter(email, 'tres gats a la teulada')).not.toBe('');
  });

  test('B-02 a weak password does not use the link up', async () => {
    const { token } = await invite('Rosaura');
    for (const [password, code] of [
      ['curta', 'shortPassword'],
      ['Contrasenya2026!', 'commonPassword'],
      ['rosaura-rosaura', 'personalPassword'],
    ]) {
      const refused = await use(token, { password });
      expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
    }
    expect((await use(token)).statusCode).toBe(200);
  });

  test('B-02 disabling a person ends access at once, until enabled again', async () => {
    const { id, email } = await studio.person('Ignasi', 'editor');
    const cookie = await studio.enter(email);
    expect((await act(id, 'disable')).statusCode).toBe(200);
    expect((await studio.send('GET', '/staff', cookie)).statusCode).toBe(401);
    const refused = await studio.send('POST', '/api/auth/sign-in/email', '', { email, password: PASSWORD });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'invalidEmailOrPassword']);
    expect((await act(id, 'link')).json().code).toBe('notActive');
    expect((await act(id, 'enable')).statusCode).toBe(200);
    expect(await studio.enter(email)).not.toBe('');
  });

  test('R-08 a role change applies from the next request', async () => {
    const { id, email } = await studio.person('Jan', 'analyst');
    const cookie = await studio.enter(email);
    expect((await studio.send('GET', '/administrators', cookie)).statusCode).toBe(403);
    await act(id, 'role', { role: 'administrator' });
    expect((await studio.send('GET', '/administrators', cookie)).statusCode).toBe(200);
    await act(id, 'role', { role: 'analyst' });
    expect((await studio.send('GET', '/administrators', cookie)).statusCode).toBe(403);
  });

  test('B-02 the last administrator cannot be disabled or demoted', async () => {
    for (const [what, payload] of [
      ['disable', {}],
      ['role', { role: 'analyst' }],
    ] as const) {
      const refused = await act(adaId, what, payload);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'lastAdministrator']);
    }
    // An invited administrator cannot sign in yet, so does not count.
    await invite('Kilian', 'administrator');
    expect((await act(adaId, 'disable')).json().code).toBe('lastAdministrator');
    expect((await studio.send('GET', '/administrators', ada)).statusCode).toBe(200);
  });

  test('B-02 an invitation can be withdrawn; a person who has joined cannot be removed that way', async () => {
    const { email, token } = await invite('Laia');
    expect((await act(await idOf(email), 'withdraw')).statusCode).toBe(200);
    expect((await use(token)).statusCode).toBe(410);
    expect((await act(adaId, 'withdraw')).json().code).toBe('notInvited');
  });

  test('B-02 nobody is invited twice, and an invalid form is refused', async () => {
    const { email } = await invite('Marc');
    const again = await studio.send('POST', '/api/staff', ada, { name: 'Marc', email, role: 'analyst' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'emailTaken']);
    for (const form of [
      {},
      { name: 'x', email: 'no', role: 'analyst' },
      { name: 'x', email: 'x@y.example', role: 'owner' },
    ]) {
      expect((await studio.send('POST', '/api/staff', ada, form)).statusCode).toBe(400);
    }
  });

  test('B-02 a password-reset request gets the same answer for everybody; a mail is sent only to existing accounts', async () => {
    const { email } = await studio.person('Nuria', 'analyst');
    const [known, unknown] = await Promise.all(
      [email, 'ningu@tramuntana.example'].map((address) =>
        studio.send('POST', '/api/staff/forgotten', '', { email: address }),
      ),
    );
    expect([known?.statusCode, known?.body]).toEqual([unknown?.statusCode, unknown?.body]);
    const directory = join(studio.config.dataDir, 'mail');
    await expect
      .poll(async () => {
        const names = await readdir(directory);
        const mails = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
        return mails.filter((mail) => mail.includes(`To: ${email}`)).length;
      })
      .toBe(1);
  });

  test('B-02 commands do the same with a token, under their own name in the audit log', async () => {
    const added = await studio.command('POST', '/api/staff', {
      name: 'Oriol',
      email: 'oriol@tramuntana.example',
      role: 'editor',
    });
    expect(added.json().link).toContain('/estudi/benvinguda#');
    const rows = await studio.store.database.select().from(auditLog);
    expect(rows.find(({ subject }) => subject === 'oriol@tramuntana.example')).toMatchObject({
      action: 'accounts.invited',
      actor: 'command',
      detail: { role: 'editor' },
    });
  });

  test('B-02 every action is in the audit log, without secrets', async () => {
    const rows = await studio.store.database.select().from(auditLog);
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of [
      'invited',
      'joined',
      'linkMade',
      'passwordSet',
      'roleChanged',
      'disabled',
      'enabled',
      'invitationWithdrawn',
      'passwordForgotten',
    ])
      expect(actions).toContain(`accounts.${action}`);
    const disabled = rows.find(({ action }) => action === 'accounts.disabled');
    expect(disabled).toMatchObject({
      actor: 'ada@tramuntana.example',
      subject: 'ignasi@tramuntana.example',
      address: '127.0.0.0',
    });
    const text = JSON.stringify(rows);
    const secrets = [
      PASSWORD,
      ...(await studio.store.database.select().from(staffCredential)).map(({ password }) => password ?? ''),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe('the first administrator (B-02)', () => {
  test('B-02 a first start without a demo prints one link; using it creates the administrator and uses it up', async () => {
    const first = await aStudio();
    const token = first.staff.notice.firstToken ?? '';
    expect(token).not.toBe('');
    const purpose = await first.send('POST', '/api/staff/link', '', { token });
    expect(purpose.json()).toMatchObject({ kind: 'first', role: 'administrator' });
    const second = await aStudio({}, first.store);
    expect(second.staff.notice).toMatchObject({ firstToken: null, needsAdministrator: true });
    const form = { token, name: 'Ada', email: 'Ada@Tramuntana.example', password: PASSWORD };
    const made = await first.send('POST', '/api/staff/link/use', '', form);
    expect((await first.send('GET', '/administrators', cookiesOf(made))).statusCode).toBe(200);
    expect((await first.send('POST', '/api/staff/link/use', '', { ...form, email: 'x@y.example' })).statusCode).toBe(
      410,
    );
    const third = await aStudio({}, first.store);
    expect(third.staff.notice).toMatchObject({ firstToken: null, needsAdministrator: false });
    for (const studio of [third, second, first]) await studio.close();
  });

  test('B-02 the first link ends once an administrator exists by another way', async () => {
    const studio = await aStudio();
    await studio.person('Ada', 'administrator');
    const form = {
      token: studio.staff.notice.firstToken,
      name: 'Eva',
      email: 'eva@dolenta.example',
      password: PASSWORD,
    };
    expect((await studio.send('POST', '/api/staff/link/use', '', form)).statusCode).toBe(410);
    await studio.close();
  });
});
