import { afterEach, describe, expect, test } from 'vitest';
import { aStudio, cookiesOf, type TestStudio } from '../testing/a-studio.ts';
import { DEMO_STAFF, demoStaffMode } from './demo-staff.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const KNOWN = { email: DEMO_STAFF.email, password: DEMO_STAFF.password };

describe('the demo’s administrator (B-02)', () => {
  const open: TestStudio[] = [];
  const start = async (environment: Record<string, string>, before?: TestStudio): Promise<TestStudio> => {
    const studio = await aStudio(environment, before?.store);
    open.push(studio);
    return studio;
  };
  afterEach(async () => {
    for (const studio of open.reverse()) await studio.close();
    open.length = 0;
  });

  test.each([
    [{ demo: true, demoStaff: null, publicOrigin: null }, 'known'],
    [{ demo: true, demoStaff: null, publicOrigin: 'http://localhost:4000' }, 'known'],
    [{ demo: true, demoStaff: null, publicOrigin: 'https://www.example.cat' }, 'none'],
    [{ demo: true, demoStaff: 'on', publicOrigin: 'https://www.example.cat' }, 'random'],
    [{ demo: true, demoStaff: 'off', publicOrigin: null }, 'none'],
    [{ demo: false, demoStaff: 'on', publicOrigin: null }, 'none'],
  ] as const)('B-02 decides for %o that its password is %s', (config, mode) =>
    expect(demoStaffMode(config)).toBe(mode),
  );

  test('B-02 on this machine the known password opens the studio, and each start prints it', async () => {
    const studio = await start({ DEMO: 'on' });
    expect(studio.staff.notice).toEqual({ demoSignIn: KNOWN, firstToken: null, needsAdministrator: false });
    const entered = await studio.send('POST', SIGN_IN, '', KNOWN);
    expect((await studio.send('GET', '/administrators', cookiesOf(entered))).statusCode).toBe(200);
    expect(cookiesOf(entered), 'who tries the demo is its audience').not.toContain('sintonia_equip'); // S-06
    expect((await start({ DEMO: 'on' }, studio)).staff.notice.demoSignIn).toEqual(KNOWN);
  });

  test.each([
    ['another address', { remoteAddress: '192.168.1.20' }],
    ['another name of this machine (DNS rebinding)', { headers: { host: 'evil.example' } }],
    ['a proxy that the server does not know', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ])('B-02 refuses the known password from %s like a wrong one', async (_, from) => {
    const studio = await start({ DEMO: 'on' });
    const refused = await studio.app.inject({ method: 'POST', url: SIGN_IN, payload: KNOWN, ...from });
    expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([401, 'invalidEmailOrPassword', []]);
  });

  test('B-02 the client address that a trusted local proxy forwards decides, not the proxy’s own', async () => {
    const studio = await start({ DEMO: 'on', TRUSTED_PROXIES: '1' });
    const ask = (forwarded: string) =>
      studio.app.inject({
        method: 'POST',
        url: SIGN_IN,
        payload: KNOWN,
        headers: { host: 'localhost:4000', 'x-forwarded-for': forwarded },
      });
    expect((await ask('203.0.113.9')).statusCode).toBe(401);
    expect((await ask('203.0.113.9, 127.0.0.1')).statusCode).toBe(200);
  });

  test('B-02 with the demo off the account is disabled and its sessions end, on the same data', async () => {
    const demo = await start({ DEMO: 'on' });
    const cookie = cookiesOf(await demo.send('POST', SIGN_IN, '', KNOWN));
    const real = await start({}, demo);
    expect(real.staff.notice).toMatchObject({ demoSignIn: null, firstToken: expect.any(String) });
    expect((await real.send('GET', '/staff', cookie)).statusCode).toBe(401);
    expect((await real.send('POST', SIGN_IN, '', KNOWN)).statusCode).toBe(401);
    const { id } = (await real.staff.people.findByEmail(KNOWN.email)) ?? { id: '' };
    await real.staff.people.enable(id);
    expect((await real.send('POST', SIGN_IN, '', KNOWN)).statusCode).toBe(401);
    const again = await start({ DEMO: 'on' }, demo);
    expect((await again.send('POST', SIGN_IN, '', KNOWN)).statusCode).toBe(200);
  });

  test('B-02 DEMO_STAFF=on creates a random password and prints it once', async () => {
    const studio = await start({ DEMO: 'on', DEMO_STAFF: 'on', PUBLIC_ORIGIN: 'https://demo.example.cat' });
    const output = studio.staff.notice.demoSignIn;
    expect(output?.password).toMatch(/^[\w-]{16}$/);
    const from = { remoteAddress: '192.168.1.20', headers: { origin: 'https://demo.example.cat' } };
    const ask = (password = '') =>
      studio.app.inject({ method: 'POST', url: SIGN_IN, payload: { email: KNOWN.email, password }, ...from });
    expect((await ask(KNOWN.password)).statusCode).toBe(401);
    expect((await ask(output?.password)).statusCode).toBe(200);
    const again = await start({ DEMO: 'on', DEMO_STAFF: 'on', PUBLIC_ORIGIN: 'https://demo.example.cat' }, studio);
    expect(again.staff.notice.demoSignIn).toBeNull();
    expect((await ask(output?.password)).statusCode).toBe(200);
  });

  test('B-02 the known password of an earlier demo stops working when a random one is requested', async () => {
    const local = await start({ DEMO: 'on' });
    const cookie = cookiesOf(await local.send('POST', SIGN_IN, '', KNOWN));
    const named = await start({ DEMO: 'on', DEMO_STAFF: 'on' }, local);
    expect(named.staff.notice.demoSignIn?.password).not.toBe(KNOWN.password);
    expect((await named.send('POST', SIGN_IN, '', KNOWN)).statusCode).toBe(401);
    expect((await named.send('GET', '/staff', cookie)).statusCode).toBe(401);
  });

  test('B-02 the account stays disabled after a restart when an administrator has disabled it', async () => {
    const studio = await start({ DEMO: 'on' });
    await studio.person('Ada', 'administrator');
    const { id } = (await studio.staff.people.findByEmail(KNOWN.email)) ?? { id: '' };
    expect((await studio.staff.people.disable(id)).ok).toBe(true);
    const again = await start({ DEMO: 'on' }, studio);
    expect(again.staff.notice.demoSignIn).toBeNull();
    const from = { remoteAddress: '127.0.0.9' };
    expect((await again.send('POST', SIGN_IN, '', KNOWN, from)).statusCode).toBe(401);
  });
});
