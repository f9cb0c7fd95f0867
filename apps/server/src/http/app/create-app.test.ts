import { afterEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer | undefined;
afterEach(() => server?.app.close());
const aServer = async (environment?: Record<string, string>) => {
  server = await createTestServer(environment);
  return server;
};

describe('every answer', () => {
  test('an unknown address gets a JSON error with the request id', async () => {
    const { app } = await aServer();
    const answer = await app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'notFound',
      message: 'There is nothing at this address.',
      requestId: answer.headers['x-request-id'],
    });
  });

  test('internal errors are 500 without any detail', async () => {
    const { app } = await createBroken();
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|at .*\.ts/);
  });

  test.each([
    [414, 'tooLarge', { url: `/b/ss/a/1/JS/s1?AQB=1&x=${'y'.repeat(17_000)}` }],
    [413, 'tooLarge', { url: '/collect', method: 'POST', body: 'x'.repeat(1_100_000) }],
    [400, 'badRequest', { url: '/b/%E0%A4%A' }],
  ] as const)('S-03 answers %i %s to a request past the limits', async (status, code, request) => {
    const { app } = await aServer();
    const answer = await app.inject(request as never); // cast: inject's own type has a method union
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  test('more requests than allowed from one address get 429 with Retry-After', async () => {
    const { app } = await aServer({ COLLECT_RATE: '2' });
    const ask = () => app.inject('/optOutStatus');
    await ask();
    await ask();
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'tooManyRequests' });
  });

  test('all addresses of one IPv6 subscriber are counted together, separately from others', async () => {
    const { app } = await aServer({ COLLECT_RATE: '2' });
    const ask = async (remoteAddress: string) => (await app.inject({ url: '/optOutStatus', remoteAddress })).statusCode;
    expect(await ask('2001:db8:1:2::1')).toBe(200);
    expect(await ask('2001:db8:1:2:ffff::2')).toBe(200);
    expect(await ask('2001:db8:1:2:3:4:5:6')).toBe(429);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
    expect(await ask('81.2.69.142')).toBe(200);
  });

  test('has the security headers', async () => {
    const { app } = await aServer();
    const { headers } = await app.inject('/healthz');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
});

describe('health', () => {
  test('/readyz lists missing parts, and is 200 when there are none', async () => {
    const { app, readiness } = await aServer();
    let lack: string | null = 'the site has not been built';
    readiness.add({ part: 'site', missing: async () => lack });
    readiness.add({ part: 'events', missing: () => Promise.reject(new Error('gone')) });
    const before = await app.inject('/readyz');
    expect(before.statusCode).toBe(503);
    expect(before.json()).toEqual({ ready: false, missing: { site: lack, events: 'Error: gone' } });
    lack = null;
    const { missing } = (await app.inject('/readyz')).json();
    expect(missing).toEqual({ events: 'Error: gone' });
  });

  test('/metrics counts received, accepted and rejected events, by reason', async () => {
    const { inject } = await aServer();
    await inject('/b/ss/suite/1/JS/s1?AQB=1&pageName=p&AQE=1');
    await inject('/b/ss/suite/1/JS/s1?AQB=1&pageName=p');
    const { body } = await inject('/metrics');
    expect(body).toContain('sintonia_events_received_total{protocol="analytics"} 2');
    expect(body).toContain('sintonia_events_accepted_total{protocol="analytics"} 1');
    expect(body).toContain('sintonia_events_rejected_total{protocol="analytics",reason="truncated"} 1');
  });
});

async function createBroken(): Promise<TestServer> {
  const { createApp } = await import('./create-app.ts');
  const pino = (await import('pino')).default;
  const made = await aServer();
  const app = createApp({ log: pino({ level: 'silent' }), trustedProxies: 0, publicOrigin: null });
  app.get('/broken', async () => {
    throw new Error('secret');
  });
  return { ...made, app };
}
