import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';
import { eventIdOf } from '../ingest/event-id.ts';
import { StreamError } from '../stores/stream/event-stream.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.app.close());

const HIT = '/b/ss/tramuntana-dev/1/JS-1/s1?AQB=1&mid=20000000000000000000000000000000000001&pageName=p&AQE=1';
const HEARTBEAT =
  's:event:sid=17952218148779650&s:event:type=play&l:event:duration=1000&l:event:playhead=1' +
  '&l:event:ts=1795221814973&s:asset:type=main&s:asset:video_id=1001';
const ask = (request: InjectOptions) => server.inject(request);
const collect = (body: string | Buffer, headers: Record<string, string> = {}, query = '') =>
  ask({ method: 'POST', url: `/collect${query}`, body, headers: { 'content-type': 'text/plain', ...headers } });
const hits = () => server.stream.rowsOf('hits');
const rejected = () => server.stream.rowsOf('rejected');

describe('analytics hits', () => {
  test('several suites are stored as one row each, with the same id', async () => {
    await ask({ url: HIT.replace('tramuntana-dev', 'first,second,first') });
    expect(hits().map((hit) => hit.suite)).toEqual(['first', 'second']);
    expect(new Set(hits().map((hit) => hit.event_id)).size).toBe(1);
  });

  test('HEAD and OPTIONS are answered', async () => {
    expect((await ask({ method: 'HEAD', url: HIT })).statusCode).toBe(200);
    expect(hits()).toHaveLength(1);
    const preflight = await ask({ method: 'OPTIONS', url: HIT, headers: { origin: 'https://www.media.example' } });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');
  });

  test('S-03 a repeat is acknowledged and not stored again', async () => {
    await ask({ url: HIT });
    expect((await ask({ url: HIT })).statusCode).toBe(200);
    expect(hits()).toHaveLength(1);
  });

  test('S-03 answers 503 with Retry-After without space or store, and accepts the repeat once there is space', async () => {
    server.stream.failWith(new StreamError('full', 'no room'));
    const answer = await ask({ url: HIT });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    server.stream.failWith(null);
    expect((await ask({ url: HIT })).statusCode).toBe(200);
    expect(hits()).toHaveLength(1);
  });

  test.each([
    ['truncated', HIT.replace('&AQE=1', '')],
    ['unknownProtocol', '/b/ss/?AQB=1&AQE=1'],
    ['unknownProtocol', '/b/ss/bad%20suite/1/JS/s1?AQB=1&AQE=1'],
    ['missingField', '/b/ss/suite/1/JS/s1'],
  ])('S-04 %s is refused, and stored with its reason: %s', async (reason, url) => {
    const answer = await ask({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: reason });
    const [path, query = ''] = url.split('?');
    expect(rejected()).toMatchObject([{ reason, protocol: 'analytics', method: 'GET', path, raw: `${path}?${query}` }]);
  });

  test('S-04 a hit longer than the limit is refused; its beginning is stored', async () => {
    const body = `AQB=1&pageName=${'x'.repeat(70_000)}&AQE=1`;
    const answer = await ask({ method: 'POST', url: '/b/ss/suite/1/JS/s1', body });
    expect(answer.statusCode).toBe(413);
    expect(rejected()).toMatchObject([{ reason: 'tooLarge', raw: expect.stringMatching(/^.{32768}$/), is_whole: 0 }]);
  });

  test('S-04 a body that is not UTF-8 is refused and stored', async () => {
    const url = '/b/ss/suite/1/JS/s1';
    const answer = await ask({ method: 'POST', url, body: Buffer.from([0xff, 0xfe, 0x41]) });
    expect(answer.json()).toMatchObject({ code: 'notUtf8' });
    expect(rejected()).toMatchObject([{ raw: `${url}?%FF%FEA`, is_whole: 1 }]);
    await ask({ method: 'POST', url, body: Buffer.from([0xff, 0xfe, 0x42]) });
    expect(new Set(rejected().map((row) => row.event_id)).size).toBe(2);
  });
});

describe('click beacon (S-01)', () => {
  const CLICK =
    'pageName=portada&pev2=M%C3%A9s%20tard&c.&identificadorClic=b7&.c&mid=20000000000000000000000000000000000001';

  test('S-01 a GET is answered with an image, a beacon with 204, and each is a link row of type click', async () => {
    const image = await ask({ url: `/click?${CLICK}`, headers: { origin: 'https://www.media.example' } });
    expect(image.statusCode).toBe(200);
    expect(image.rawPayload).toHaveLength(43);
    expect(image.headers['access-control-allow-origin']).toBe('https://www.media.example');
    const beacon = await ask({ method: 'POST', url: '/click', body: `${CLICK}&pev1=https%3A%2F%2Fa.example%2F` });
    expect(beacon.statusCode).toBe(204);
    expect(beacon.body).toBe('');
    const common = {
      kind: 'link',
      link_type: 'click',
      link_name: 'Més tard',
      suite: 'tramuntana-dev',
      page_name: 'portada',
    };
    expect(hits()).toMatchObject([
      { ...common, tier: 'consented', context: { identificadorClic: 'b7' }, event_id: eventIdOf(`/click?${CLICK}`) },
      { ...common, link_url: 'https://a.example/' },
    ]);
  });

  test('S-01 the activity map names a click; a click without a name is «link clicked»', async () => {
    await ask({ url: '/click?c.&a.&activitymap.&link=Tot&.activitymap&.a&.c' });
    await ask({ url: '/click?pageName=portada' });
    expect(hits().map((hit) => hit.link_name)).toEqual(['Tot', 'link clicked']);
  });

  test('S-03 a click and its repeat in a batch are one row; without consent it has no identifier', async () => {
    await ask({ url: `/click?${CLICK}` });
    expect((await collect(`/click?${CLICK}\n/click?${CLICK}&c.&consent=none&.c`)).json()).toMatchObject({
      repeated: 1,
    });
    expect(hits()).toHaveLength(2);
    expect(hits()[1]).toMatchObject({ tier: 'none', visitor_id: '', raw: expect.not.stringContaining('2000000') });
  });

  test('S-04 an empty click is refused and stored', async () => {
    expect((await ask({ url: '/click' })).json()).toMatchObject({ code: 'missingField' });
    expect(rejected()).toMatchObject([{ protocol: 'click', reason: 'missingField' }]);
  });
});

describe('heartbeats', () => {
  test.each(['/hb/?', '/hb?', '/?'])('are accepted at %s and answered 204 for any origin', async (path) => {
    const answer = await ask({ url: path + HEARTBEAT });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.body).toBe('');
    const raw = path + HEARTBEAT;
    expect(server.stream.rowsOf('playback')).toMatchObject([{ event: 'play', raw, event_id: eventIdOf(raw) }]);
  });

  test.each([
    ['600000', 600_000],
    ['600001', 0],
    ['999999999999999', 0],
  ])('M-06 a duration of %s ms counts %d, so that a whole night never counts as watched', async (sent, counted) => {
    expect((await ask({ url: `/hb/?${HEARTBEAT.replace('duration=1000', `duration=${sent}`)}` })).statusCode).toBe(204);
    expect(server.stream.rowsOf('playback')).toMatchObject([{ duration_ms: counted }]);
  });

  test('the root without an event type is not a heartbeat', async () => {
    expect((await ask({ url: '/?ext=butlleti' })).statusCode).toBe(404);
  });

  test.each([
    ['missingField', HEARTBEAT.replace('s:event:sid=17952218148779650&', '')],
    ['missingField', ''],
    ['badValue', HEARTBEAT.replace('duration=1000', 'duration=ten')],
    ['badValue', HEARTBEAT.replace('ts=1795221814973', 'ts=now')],
  ])('S-04 %s is refused and stored', async (reason, query) => {
    const answer = await ask({ url: `/hb/?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: reason });
    expect(rejected()).toMatchObject([{ reason, protocol: 'heartbeat' }]);
  });
});

describe('/collect', () => {
  const BATCH = [HIT, `/hb/?${HEARTBEAT}`, '/b/ss/suite/1/JS/s1?AQB=1', HIT].join('\n');

  test('M-10 reports of many events how many were stored, how many were repeats, and the invalid lines', async () => {
    const answer = await collect(BATCH);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ kept: 2, repeated: 1, rejected: [{ line: 3, reason: 'truncated' }] });
    expect((await collect(BATCH)).json()).toMatchObject({ kept: 0, repeated: 3, rejected: [{ line: 3 }] });
  });

  test('S-03 a GET and its repeat in a batch are one row', async () => {
    await ask({ url: HIT });
    expect((await collect(HIT)).json()).toMatchObject({ kept: 0, repeated: 1 });
  });

  test('accepts gzip', async () => {
    expect((await collect(gzipSync(BATCH), { 'content-encoding': 'gzip' })).json()).toMatchObject({ kept: 2 });
  });

  test.each([
    [413, 'tooManyLines', Array.from({ length: 501 }, () => HIT).join('\n'), {}],
    [413, 'tooLarge', gzipSync('x'.repeat(2_000_000)), { 'content-encoding': 'gzip' }],
    [400, 'notGzip', 'plain', { 'content-encoding': 'gzip' }],
    [400, 'notUtf8', Buffer.from([0xff]), {}],
  ])('answers %i %s to an invalid request', async (status, code, body, headers) => {
    const answer = await collect(body, headers as Record<string, string>);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(rejected()).toMatchObject([
      { protocol: 'batch', reason: code, raw: expect.stringMatching(/^\/collect\?./) },
    ]);
  });

  test('S-06 with the client’s clock the time of an old event is exact', async () => {
    const eventMs = 1_795_221_814_973;
    const before = Date.now();
    await collect(`/hb/?${HEARTBEAT}`, {}, `?ts=${eventMs + 3_600_000}`);
    const [row] = server.stream.rowsOf('playback');
    expect(Date.parse(row?.occurred_at ?? '')).toBeGreaterThanOrEqual(before - 3_600_000);
    expect(Date.parse(row?.occurred_at ?? '')).toBeLessThan(before - 3_590_000);
  });

  test('S-06 the rate of a subscriber counts events and bytes, not requests', async () => {
    await server.app.close();
    server = await createTestServer({ COLLECT_RATE: '100' });
    const lines = (from: number, count: number, filler = '') =>
      Array.from({ length: count }, (_, n) => HIT.replace('pageName=p', `pageName=p${from + n}${filler}`)).join('\n');
    expect((await collect(gzipSync(lines(0, 90)), { 'content-encoding': 'gzip' })).statusCode).toBe(200);
    expect((await collect(lines(90, 20))).statusCode).toBe(200);
    const waiting = await collect(lines(110, 1));
    expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask({ url: HIT })).statusCode).toBe(429);
    expect(hits()).toHaveLength(110);

    await server.app.close();
    server = await createTestServer({ COLLECT_RATE: '100' });
    expect((await collect(lines(0, 15, 'x'.repeat(30_000)))).statusCode).toBe(200);
    expect((await collect(lines(15, 1))).statusCode).toBe(429);
  });
});
