/** Compares complete answers of the fast path and the route, call by call. */
import { Activity } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../http/app/create-app.ts';
import { overNetwork, type Sent, throughRoutes } from '../../http/testing/by-both-ways.ts';
import { createMemoryStream, type MemoryStream } from '../../http/testing/create-test-server.ts';
import { compile } from '../decision/program.ts';
import { anActivity } from '../testing/an-activity.ts';
import { type DeliveryRoutesOptions, deliveryRoutes } from './delivery-routes.ts';

const activity = anActivity('a', {
  kind: 'audience',
  variants: [
    {
      key: 'b',
      name: 'Més fred que mai: l’«ona» del març',
      weight: 10_000,
      offers: [{ kind: 'html', place: 'setContent', selector: '#titular', html: '<b>Nevada històrica</b>' }],
    },
  ],
});

let app: FastifyInstance;
let stream: MemoryStream;
/** Answers of the framework. */
let seen = 0;
afterEach(() => app.close());

async function listen(over: Partial<DeliveryRoutesOptions> = {}): Promise<number> {
  stream = createMemoryStream();
  const program = compile([Activity.parse(activity)]);
  const trustedProxies = over.trustedProxies ?? 0;
  app = createApp({ log: pino({ level: 'silent' }), trustedProxies, publicOrigin: null });
  app.addHook('onSend', async () => {
    seen += 1;
  });
  await app.register(deliveryRoutes, {
    program: () => program,
    stream,
    property: { domains: [] },
    clientCode: 'tramuntana',
    reportSuite: 'tramuntana-dev',
    publicOrigin: null,
    ratePerMinute: 1000,
    isOn: true,
    nowMs: () => Date.UTC(2026, 10, 21, 9),
    ...over,
    trustedProxies,
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  seen = 0;
  return port;
}

const PATH = '/m2/tramuntana/mbox/json';
const CALL = `${PATH}?mbox=target-global-mbox&mboxSession=s1&mboxPC=d1.1_0&mboxURL=https%3A%2F%2Faltre.example%2Fnoticia%2F3001%2F`;
const origin = 'https://altre.example';
const host = 'www.tramuntana.localhost';

describe('delivery calls get equal answers on the fast path and the route (P-03)', () => {
  test.each<[string, Sent, way?: 'fast' | 'framework']>([
    ['a call from another site', { url: CALL, headers: { origin } }],
    ['a call without an origin', { url: CALL }],
    ['a call with an opaque origin', { url: CALL, headers: { origin: 'null' } }],
    ['a call from our own page before a choice', { url: CALL, headers: { host, origin: `http://${host}` } }],
    ['a call with consent', { url: CALL, headers: { origin, cookie: 'a=b; sintonia_consent=1.001' } }],
    ['a call after a refusal', { url: CALL, headers: { origin, cookie: 'sintonia_consent=1.110' } }],
    ['a call with a foreign cookie', { url: CALL, headers: { origin, cookie: '%%%; =' } }],
    ['a call without parameters', { url: PATH, headers: { origin } }],
    ['an unreadable parameter', { url: `${CALL}&browserHeight=x`, headers: { origin } }],
    ['invalid percent signs', { url: `${CALL}&edat=%E0%A4%A`, headers: { origin } }],
    ['an unknown client', { url: CALL.replace('tramuntana', 'altri'), headers: { origin } }],
    [
      'a client with an encoded letter',
      { url: CALL.replace('tramuntana', 'tramunt%61na'), headers: { origin } },
      'framework',
    ],
    ['a HEAD request', { url: CALL, method: 'HEAD', headers: { origin } }, 'framework'],
    ['a POST request', { url: PATH, method: 'POST', body: CALL.split('?')[1] ?? '', headers: { origin } }, 'framework'],
    ['a preflight request', { url: PATH, method: 'OPTIONS', headers: { origin } }, 'framework'],
    ['another path', { url: `${PATH}/x`, headers: { origin } }, 'framework'],
    ['an address that is too long', { url: `${CALL}&x=${'y'.repeat(17_000)}`, headers: { origin } }, 'framework'],
  ])('are equal for %s', async (_name, sent, way = 'fast') => {
    const port = await listen();
    const answer = await overNetwork(port, sent);
    expect(seen).toBe(way === 'fast' ? 0 : 1);
    const kept = stream.rowsOf('hits').length + stream.rowsOf('rejected').length;
    const other = await throughRoutes(app, sent);
    expect(masked(answer)).toEqual(masked(other));
    expect(stream.rowsOf('hits').length + stream.rowsOf('rejected').length).toBe(2 * kept);
  });

  test('P-03 the page gets a decision, and its exposure is stored', async () => {
    const port = await listen();
    const { body } = await overNetwork(port, { url: CALL, headers: { origin } });
    expect(JSON.parse(body).offers).toMatchObject([{ actions: [{ action: 'setContent' }] }]);
    expect(stream.rowsOf('hits')).toMatchObject([{ kind: 'exposure', visitor_id: 'd1', path: '/noticia/3001/' }]);
  });

  test('C-06 behind a proxy our own page is recognised by the requested host', async () => {
    const port = await listen({ trustedProxies: 1 });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host, origin: `https://${host}` };
    for (const sent of [
      { url: CALL, headers },
      { url: CALL, headers: { ...headers, origin } },
    ]) {
      const answer = await overNetwork(port, sent);
      expect(answer).toEqual(await throughRoutes(app, sent));
      expect(JSON.parse(answer.body).offers).toHaveLength(sent.headers.origin === origin ? 1 : 0);
    }
  });

  test('P-03 an internal error is a 500 without details', async () => {
    const port = await listen({
      program: () => {
        throw new Error('with a secret');
      },
    });
    const answer = await overNetwork(port, { url: CALL, headers: { origin } });
    expect(answer).toMatchObject({ status: 500 });
    expect(answer.body).not.toContain('secret');
    expect(answer).toEqual(await throughRoutes(app, { url: CALL, headers: { origin } }));
  });

  test('P-03 both paths share one rate limit', async () => {
    const port = await listen({ ratePerMinute: 2 });
    await overNetwork(port, { url: CALL, headers: { origin } });
    await throughRoutes(app, { url: CALL, headers: { origin } });
    const answer = await overNetwork(port, { url: CALL, headers: { origin } });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  });
});

/** Ids generated by the server differ in each answer. */
const masked = <A extends { body: string; headers: Record<string, string> }>(answer: A) => ({
  ...answer,
  body: answer.body.replace(/"(sessionId|tntId)":"[\da-f]{32}(\.1_0)?"/g, '"$1":"made"'),
});
