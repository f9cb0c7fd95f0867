/** Certificates of erasures, with the real engine and the real audit log. */
import { type ErasureCertificate, Erasures, VisitorErasures } from '@sintonia/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordAudit } from '../access/record-audit.ts';
import { analyticsIdOf, newVisitorId } from '../visitor/visitor-id.ts';
import { auditSubject } from './audit-subject.ts';
import { openPrivacy, token } from './testing/open-privacy.ts';

let privacy: Awaited<ReturnType<typeof openPrivacy>>;
beforeAll(async () => {
  privacy = await openPrivacy();
});
afterAll(() => privacy.close());
beforeEach(() => privacy.reset());

const list = async () =>
  Erasures.parse((await privacy.app.inject({ url: '/api/privacy/erasures', headers: token })).json());
const one = (id: number | string) => privacy.app.inject({ url: `/api/privacy/erasures/${id}`, headers: token });
const askOf = (visitor: string, headers: Record<string, string> = token) =>
  privacy.app.inject({ method: 'POST', url: '/api/privacy/erasures/of', body: { visitor }, headers });
const of = async (visitor: string) => VisitorErasures.parse((await askOf(visitor)).json());
const mark = (action: 'privacy.erasureStarted' | 'privacy.erasureFailed', visitor: string) =>
  recordAudit(privacy.database, { action, by: 'ada', subject: auditSubject(visitor), address: '192.0.2.7' });

describe('certificates of erasures (R-07)', () => {
  test('R-07 a certificate is found again by its address, in the list and by the visitor', async () => {
    const { visitor } = privacy.given;
    await privacy.visit();
    const certificate: ErasureCertificate = (await privacy.erase()).json();
    expect(certificate).toMatchObject({ erased: { hits: 3, playback: 2, rejected: 2 }, by: 'command' });
    expect((await one(certificate.id)).json()).toEqual(certificate);
    expect((await list())[0]).toEqual(certificate);
    expect(await of(visitor)).toEqual({ runningSince: null, certificate });
    expect(await of(privacy.given.other)).toEqual({ runningSince: null, certificate: null });
  });

  test('R-07 a second erasure that finds nothing leaves the visitor the certificate of the first', async () => {
    const { visitor } = privacy.given;
    await privacy.visit();
    const first: ErasureCertificate = (await privacy.erase()).json();
    const second: ErasureCertificate = (await privacy.erase()).json();
    expect(second).toMatchObject({ erased: { hits: 0, playback: 0, rejected: 0 } });
    expect((await of(visitor)).certificate).toEqual(first);
    expect((await list()).slice(0, 2)).toEqual([second, first]);
  });

  test('R-07 a running erasure is announced, and no other one of the visitor begins until it ends', async () => {
    const { visitor, other } = privacy.given;
    await mark('privacy.erasureStarted', visitor);
    expect((await of(visitor)).runningSince).not.toBeNull();
    expect((await of(other)).runningSince).toBeNull();
    expect((await privacy.erase()).statusCode).toBe(409);
    await mark('privacy.erasureFailed', visitor);
    expect((await of(visitor)).runningSince).toBeNull();
    expect((await privacy.erase()).statusCode).toBe(200);
  });

  test('R-07 certificates contain no identifier of the visitor', async () => {
    const { visitor } = privacy.given;
    await privacy.visit();
    await privacy.erase();
    const answers = JSON.stringify([await list(), await of(visitor)]);
    expect(answers).not.toContain(visitor);
    expect(answers).not.toContain(analyticsIdOf(visitor));
  });

  test('R-08 no session, another role, or another text than an identifier gets no certificate', async () => {
    const { id }: ErasureCertificate = (await privacy.erase()).json();
    const paths = ['/api/privacy/erasures', `/api/privacy/erasures/${id}`];
    const statuses = async () => [
      ...(await Promise.all(paths.map((path) => privacy.app.inject(path)))),
      await askOf(newVisitorId(), {}),
    ];
    expect((await statuses()).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    privacy.given.role = 'editor';
    expect((await statuses()).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    privacy.given.role = 'administrator';
    const forged = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await askOf(newVisitorId(), forged)).statusCode).toBe(403);
    expect((await askOf("1234567890123456' OR 1=1")).statusCode).toBe(400);
  });

  test('R-08 an entry of the audit log about anything else is not shown as a certificate', async () => {
    await mark('privacy.erasureStarted', newVisitorId());
    const ids = (await list()).map(({ id }) => id);
    for (const id of [
      Math.max(0, ...ids) + 1,
      0,
      -1,
      '1e3',
      '9'.repeat(40),
      'NaN',
      "1' OR 1=1",
      '%00',
      '..%2Fvisitor',
    ]) {
      expect((await one(id)).statusCode, String(id)).toBe(404);
    }
  });
});
