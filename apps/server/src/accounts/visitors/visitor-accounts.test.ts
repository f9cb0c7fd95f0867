import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileMailer, type Mail, type Mailer, smtpMailer } from '../../mail/mailer.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { passwordGuess } from '../../stores/operational/tables/account-tables.ts';
import {
  visitorCredential,
  visitorPlace,
  visitorSaved,
  visitorSession,
  visitorUser,
  visitorVerification,
} from '../../stores/operational/tables/visitor-tables.ts';
import { createVisitorAccounts, type VisitorAccounts } from './visitor-accounts.ts';
import { createVisitorLibrary } from './visitor-library.ts';
import { createVisitorListStore, type VisitorListStore } from './visitor-list-store.ts';
import { visitorRoutes } from './visitor-routes.ts';

const ORIGIN = 'http://localhost';
const secret = 'x'.repeat(64);
const JOANA = { name: 'Joana', email: 'joana@exemple.cat', password: 'una-clau-ben-llarga' };
const TABLES = [
  passwordGuess,
  visitorUser,
  visitorSession,
  visitorCredential,
  visitorVerification,
  visitorPlace,
  visitorSaved,
];

let store: OperationalStore;
let shelves: VisitorListStore;
const posted: Mail[] = [];
const erased: string[] = [];
let eraseFails = false;
let addresses = 0;

beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  shelves = createVisitorListStore(store.database, Date.now);
});
afterAll(() => store.close());

function accountsWith(mustConfirm: boolean): VisitorAccounts {
  const mailer: Mailer = { send: async (mail) => void posted.push(mail) };
  const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
  const library = createVisitorLibrary({
    database: store.database,
    secret,
    publicOrigin: null,
    mustConfirm,
    mailer,
    house: 'Tramuntana',
    log,
  });
  return createVisitorAccounts({
    library,
    database: store.database,
    shelves,
    organisationId: 'X@Org',
    house: 'Tramuntana',
    secret,
    measured: async function* () {},
    eraseMeasured: async (id) => {
      if (eraseFails) throw new Error('the event store is away');
      erased.push(id);
    },
  });
}

/** Each service has an address of its own unless given, because limits count per address. */
const serviceOf = (accounts: VisitorAccounts, cookie = '', address = `192.0.2.${++addresses}`) =>
  accounts.service({ cookie, address, origin: ORIGIN });
const toCookie = (cookies: readonly string[]) => cookies.map((one) => one.split(';')[0]).join('; ');
const keyIn = (mail: Mail | undefined) => /clau=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function signedUp(accounts: VisitorAccounts, form = JOANA): Promise<string> {
  const answer = await serviceOf(accounts).signUp(form, null);
  if (!answer.ok) throw new Error(answer.error);
  return toCookie(answer.value);
}

beforeEach(async () => {
  for (const table of TABLES) await store.database.delete(table);
  posted.length = 0;
  erased.length = 0;
  eraseFails = false;
});

describe('visitors’ accounts (W-08)', () => {
  test('sign-up sets an HttpOnly session cookie and a readable cookie with a hash only', async () => {
    const accounts = accountsWith(false);
    const answer = await serviceOf(accounts).signUp(JOANA, null);
    const cookies = answer.ok ? answer.value : [];
    expect(cookies.find((one) => one.startsWith('sintonia-compte.session_token='))).toMatch(/HttpOnly; SameSite=Lax/i);
    expect(cookies.find((one) => one.startsWith('sintonia_usuari='))).toMatch(
      /^sintonia_usuari=[0-9a-f]{64}; Path=\/; Max-Age=7776000; SameSite=Lax$/,
    );
    const service = serviceOf(accounts, toCookie(cookies));
    expect(await service.visitor()).toMatchObject({ name: 'Joana', email: 'joana@exemple.cat' });
    const [row] = await store.database.select().from(visitorUser);
    expect(row).not.toHaveProperty('role');
    expect(JSON.stringify(await store.database.select().from(visitorSession))).not.toContain('192.0.2.');
  });

  test('a wrong password and an unknown address get the same answer and no cookie', async () => {
    const accounts = accountsWith(false);
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
    const accounts = accountsWith(true);
    const first = await serviceOf(accounts).signUp(JOANA, null);
    const again = await serviceOf(accounts).signUp({ ...JOANA, name: 'Algú', password: 'una-altra-de-llarga' }, null);
    expect(again).toEqual(first);
    expect(first).toEqual({ ok: true, value: [] });
    expect(posted.map(({ to, subject }) => [to, subject])).toEqual([
      [JOANA.email, 'Confirma el teu compte · Tramuntana'],
      [JOANA.email, 'Ja tens un compte · Tramuntana'],
    ]);
    expect(await serviceOf(accounts).signIn(JOANA.email, JOANA.password, null)).toEqual({
      ok: false,
      error: 'notConfirmed',
    });
    const confirmed = await serviceOf(accounts).confirm(keyIn(posted[0]));
    const cookie = toCookie(confirmed.ok ? confirmed.value : []);
    expect(await serviceOf(accounts, cookie).visitor()).toMatchObject({ name: 'Joana' });
  });

  test('password reset: the same answer for everybody, a link that works once, and old sessions end', async () => {
    const accounts = accountsWith(false);
    const cookie = await signedUp(accounts);
    for (const email of ['ningu@exemple.cat', JOANA.email]) {
      expect(await serviceOf(accounts).askNewPassword(email)).toEqual({ ok: true, value: null });
    }
    expect(posted).toHaveLength(1);
    expect(posted[0]?.text).toContain(`${ORIGIN}/compte/contrasenya/nova/?clau=`);
    const key = keyIn(posted[0]);
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
    const accounts = accountsWith(false);
    await signedUp(accounts);
    for (const _ of [1, 2]) await serviceOf(accounts).askNewPassword(JOANA.email);
    const [older, newer] = posted.map(keyIn);
    const stored = JSON.stringify(await store.database.select().from(visitorVerification));
    for (const key of [older, newer]) expect(stored).not.toContain(key);
    const set = (key = '') => serviceOf(accounts).setNewPassword(key, 'la-clau-nova-i-llarga');
    expect(await set(older)).toEqual({ ok: false, error: 'badKey' });
    expect(await set(newer)).toEqual({ ok: true, value: null });
    expect(JSON.stringify(await store.database.select().from(visitorVerification))).toBe('[]');
  });

  test('B-02 refuses common passwords and those containing the owner’s name, at sign-up and on change', async () => {
    const accounts = accountsWith(false);
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
    const key = keyIn(posted.at(-1));
    expect(await serviceOf(accounts).setNewPassword(key, 'joana1985joana')).toEqual({
      ok: false,
      error: 'personalPassword',
    });
  });

  test('B-02 the sixth guess at one account waits, from any address', async () => {
    const accounts = accountsWith(false);
    const attempts = [];
    for (let i = 0; i < 6; i++)
      attempts.push(await serviceOf(accounts, '', `198.51.100.${i}`).signIn('b@exemple.cat', 'x', null));
    expect(attempts.map((one) => (one.ok ? '' : one.error))).toEqual([...Array(5).fill('wrongPassword'), 'tooMany']);
  });

  test('the eleventh sign-in within a minute from one address is refused; other addresses are unaffected', async () => {
    const accounts = accountsWith(false);
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(await serviceOf(accounts, '', '198.51.100.7').signIn(`a${i}@exemple.cat`, 'x', null));
    expect(tries.map((one) => (one.ok ? '' : one.error))).toEqual([...Array(10).fill('wrongPassword'), 'tooMany']);
    expect(await serviceOf(accounts).signIn('a@exemple.cat', 'x', null)).toEqual({ ok: false, error: 'wrongPassword' });
  });

  test('deletion asks for the password, erases measured events and leaves no row', async () => {
    const accounts = accountsWith(false);
    const cookie = await signedUp(accounts);
    const service = serviceOf(accounts, cookie);
    const visitor = await service.visitor();
    await service.save({ kind: 'story', id: 3001, atMs: 1, isSaved: true });
    await service.askNewPassword(JOANA.email);
    expect(await serviceOf(accounts, cookie).remove('no és aquesta')).toEqual({ ok: false, error: 'wrongPassword' });
    eraseFails = true;
    await expect(serviceOf(accounts, cookie).remove(JOANA.password)).rejects.toThrow('away');
    expect(await serviceOf(accounts, cookie).visitor()).not.toBeNull();
    eraseFails = false;
    const gone = await serviceOf(accounts, cookie).remove(JOANA.password);
    expect(gone.ok && gone.value.some((one) => one.startsWith('sintonia_usuari=; Path=/; Max-Age=0'))).toBe(true);
    expect(erased).toEqual([visitor?.userId]);
    for (const table of TABLES) expect(await store.database.select().from(table)).toEqual([]);
  });
});

describe('/api/compte (W-08)', () => {
  let app: FastifyInstance;
  let accounts: VisitorAccounts;
  beforeEach(async () => {
    await app?.close();
    accounts = accountsWith(false);
    app = Fastify();
    await app.register(visitorRoutes, { accounts, shelves, publicOrigin: null });
  });
  afterAll(() => app.close());

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

describe('mail', () => {
  const mail = { to: JOANA.email, subject: 'Una contrasenya nova', text: 'Adéu, ç i l·l:\n\nhttp://localhost/x\n' };

  test('without a mail server, mails are files that only the server’s user can read', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sintonia-mail-'));
    const output: unknown[] = [];
    await fileMailer(join(directory, 'mail'), 'Tramuntana <hola@exemple.cat>', {
      warn: (entry: unknown) => void output.push(entry),
    }).send(mail);
    const [file = ''] = await readdir(join(directory, 'mail'));
    expect(await readFile(join(directory, 'mail', file), 'utf8')).toMatch(
      /To: joana@exemple\.cat[\s\S]*http:\/\/localhost\/x/,
    );
    expect(output).toMatchObject([{ path: join(directory, 'mail', file) }]);
    await rm(directory, { recursive: true });
  });

  test('with a mail server, mails go by SMTP from the configured address', async () => {
    const received: string[] = [];
    const server: Server = createServer((socket) => {
      let isText = false;
      socket.write('220 prova\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          received.push(line);
          if (isText) {
            if (line !== '.') continue;
            isText = false;
            socket.write('250 fet\r\n');
          } else if (line === 'DATA') {
            isText = true;
            socket.write('354 digues\r\n');
          } else if (line === 'QUIT') socket.end('221 adéu\r\n');
          else socket.write('250 fet\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await smtpMailer(`smtp://127.0.0.1:${port}`, 'Tramuntana <hola@exemple.cat>').send(mail);
    expect(received).toContain('MAIL FROM:<hola@exemple.cat>');
    expect(received).toContain('RCPT TO:<joana@exemple.cat>');
    expect(received).toContain('Subject: Una contrasenya nova');
    await new Promise((resolve) => server.close(resolve));
  });
});
