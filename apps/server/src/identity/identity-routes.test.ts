import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';
import { analyticsIdOf, newVisitorId } from '../visitor/visitor-id.ts';

const ORG = 'd_orgid=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg';
const YES = 'sintonia_consent=1.100';
const MID = '20000000000000000000000000000000000001';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ SITE_DOMAINS: 'media.example' });
});
afterAll(() => server.app.close());

/** An origin of `''` means no header. */
const ask = (url: string, { origin = 'https://www.media.example', ...headers }: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...headers, ...(origin && { origin }) } });

describe('identity (I-01, I-04)', () => {
  test('I-01 a first visit gets a 38-digit id, region and blob, in the client’s format', async () => {
    const answer = await ask(`/id?d_visid_ver=4.4.1&d_fieldgroup=MC&d_rtbd=json&d_ver=2&${ORG}&d_nsid=0&ts=1`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.media.example',
      'access-control-allow-credentials': 'true',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({
      d_mid: expect.stringMatching(/^[1-9]\d{37}$/),
      dcs_region: 6,
      d_blob: expect.stringMatching(/^[\w-]+$/),
      id_sync_ttl: 604_800,
      d_optout: [],
      d_ottl: 7200,
      ibs: [],
    });
  });

  test('I-04 the id is stored in an HttpOnly cookie, which then determines the answer', async () => {
    const first = await ask(`/id?d_fieldgroup=MC&${ORG}`, { cookie: YES });
    const { d_mid: visitorId } = first.json();
    expect(first.headers['set-cookie']).toBe(
      `sintonia_id=${visitorId}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`,
    );
    const again = await ask(`/id?d_fieldgroup=MC&${ORG}`, { cookie: `${YES}; sintonia_id=${visitorId}` });
    expect(again.json().d_mid).toBe(visitorId);
  });

  test.each([
    ['TRUSTED_PROXIES', '1'],
    ['PUBLIC_ORIGIN', 'https://www.example.cat'],
  ])('I-04 the cookie is Secure over https, as stated by %s', async (name, value) => {
    const behindProxy = await createTestServer({ PUBLIC_ORIGIN: 'https://www.example.cat', [name]: value });
    const answer = await behindProxy.app.inject({
      url: `/id?d_fieldgroup=MC&${ORG}`,
      headers: { 'x-forwarded-proto': 'https', cookie: YES },
    });
    expect(answer.headers['set-cookie']).toContain('; Secure');
    await behindProxy.app.close();
  });

  test('I-01 the analytics id is derived from the visitor id and stays the same', async () => {
    const answer = await ask(`/id?d_visid_ver=4.4.1&d_fieldgroup=A&mcorgid=X%40SintoniaOrg&mid=${MID}&ts=1`);
    expect(answer.json()).toMatchObject({ id: analyticsIdOf(MID) });
    expect(answer.json().d_mid).toBeUndefined();
    expect(answer.json().id).toMatch(/^[0-9A-F]{16}-[0-9A-F]{16}$/);
  });

  test('the audience call keeps the client’s id', async () => {
    const answer = await ask(`/id?d_fieldgroup=AAM&${ORG}&d_mid=${MID}&d_cid_ic=userid%01u-123%011`);
    expect(answer.json()).toMatchObject({ d_mid: MID });
  });

  test.each([
    ['no field group', `/id?${ORG}`],
    ['no organisation', '/id?d_fieldgroup=MC'],
    ['an id that is not ours', `/id?d_fieldgroup=AAM&${ORG}&d_mid=%3Cscript%3E`],
    ['a parameter given twice', `/id?d_fieldgroup=B&d_fieldgroup=MC&${ORG}`],
  ])('an error is status 200 with error_msg: %s', async (_what, url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ error_msg: expect.any(String) });
    expect(answer.json().d_mid).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('C-06 without consent on this host a client gets an id, but no cookie', async () => {
    for (const cookie of ['', 'sintonia_consent=1.9', 'sintonia_consent=1.011']) {
      const answer = await ask(`/id?d_fieldgroup=MC&${ORG}`, { cookie });
      expect(String(answer.headers['set-cookie'] ?? ''), cookie).not.toMatch(/sintonia_id=\d/);
    }
    expect((await ask(`/id?d_fieldgroup=MC&${ORG}`)).json().d_mid).toMatch(/^\d{38}$/);
  });

  test.each([
    ['another site', { origin: 'https://dolent.example' }],
    ['a name that only looks like it', { origin: 'https://media.example.dolent.example' }],
    ['a name that ends like it', { origin: 'https://xmedia.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['nonsense', { origin: 'https://media.example/path' }],
    ['a page of this machine, where the server is not', { origin: 'http://localhost:3000', host: 'www.media.example' }],
    ['what another site embeds', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('C-06 %s gets no id and no cookie, and may not read the answer', async (_who, headers) => {
    const known = { cookie: `${YES}; sintonia_id=${MID}`, ...headers };
    for (const group of ['MC', 'A', 'AAM']) {
      const answer = await ask(`/id?d_fieldgroup=${group}&${ORG}&mcorgid=X%40Y`, known);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ error_msg: expect.any(String) });
      expect(answer.body).not.toContain(MID);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([
    ['of this origin', { origin: '', 'sec-fetch-site': 'same-origin' }],
    ['of the domain itself', { origin: 'https://media.example' }],
    ['of this machine, where the server is too', { origin: 'http://127.0.0.1:5173' }],
  ])('I-01 a page %s gets its id', async (_what, headers) => {
    const known = { cookie: `${YES}; sintonia_id=${MID}`, ...headers };
    expect((await ask(`/id?d_fieldgroup=MC&${ORG}`, known)).json()).toMatchObject({ d_mid: MID });
  });

  test('C-06 a visitor who refused gets no identifier but an opt-out, and existing ids are removed', async () => {
    const cookies = `sintonia_consent=1.000; sintonia_id=${MID}`;
    for (const url of [`/id?d_fieldgroup=MC&${ORG}`, `/optOutStatus?${ORG}`]) {
      const answer = await ask(url, { cookie: cookies });
      expect(answer.json()).toMatchObject({ d_optout: ['global'], d_ottl: 7200 });
      expect(answer.json().d_mid).toBeUndefined();
      expect(answer.headers['set-cookie']).toMatch(/^sintonia_id=; .*Expires=Thu, 01 Jan 1970/);
    }
    // A concurrent answer may set it after this request was sent, so it is removed even if not received.
    const withoutId = await ask(`/id?d_fieldgroup=MC&${ORG}`, { cookie: 'sintonia_consent=1.000' });
    expect(withoutId.headers['set-cookie']).toMatch(/^sintonia_id=; /);
  });

  test('/optOutStatus states that a visitor did not refuse', async () => {
    expect((await ask(`/optOutStatus?${ORG}`)).json()).toMatchObject({ d_optout: [], d_ottl: 7200 });
  });

  test('new ids are unique', () => {
    expect(new Set(Array.from({ length: 100 }, newVisitorId)).size).toBe(100);
  });
});
