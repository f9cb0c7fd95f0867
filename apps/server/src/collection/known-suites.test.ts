import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';
import type { Received } from '../ingest/received.ts';
import { createUnknownSuiteBudget } from './known-suites.ts';

const hit = (suites: string, n = 0) => `/b/ss/${suites}/1/JS-2.17.0/s${n}?AQB=1&pageName=p${n}&AQE=1`;

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ REPORT_SUITES: 'casa', REPORT_SUITE: 'casa-dev', COLLECT_RATE: '100000' });
});
afterEach(() => server.app.close());

const ask = (url: string) => server.inject({ url });
const suites = () => server.stream.rowsOf('hits').map(({ suite }) => suite);
const aside = () => server.stream.rowsOf('rejected').map(({ reason, field }) => [reason, field]);
const batch = (lines: readonly string[]) =>
  server.inject({
    method: 'POST',
    url: '/collect',
    payload: lines.join('\n'),
    headers: { 'content-type': 'text/plain' },
  });

describe('unknown report suites', () => {
  test('S-04 the client gets the usual answer, and the event is not part of any figure', async () => {
    const [known, unknown] = [await ask(hit('casa')), await ask(hit('aliena'))];
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([
      known.statusCode,
      known.headers['content-type'],
    ]);
    expect(unknown.rawPayload).toEqual(known.rawPayload);
    expect([suites(), aside()]).toEqual([['casa'], [['unknownSuite', 'aliena']]]);
    expect((await ask(hit('aliena'))).statusCode).toBe(known.statusCode);
    expect(aside()).toHaveLength(1);
  });

  test('S-04 for a hit with several suites the known ones count, and the rest is set aside', async () => {
    await ask(hit('casa,aliena,casa-dev,altra'));
    expect([suites(), aside()]).toEqual([['casa', 'casa-dev'], [['unknownSuite', 'aliena,altra']]]);
  });

  test('S-04 a thousand per minute are stored, the others are answered and counted', async () => {
    for (let i = 0; i < 3; i++) {
      const answer = await batch(Array.from({ length: 500 }, (_, n) => hit('aliena', i * 500 + n)));
      expect(answer.json()).toEqual({ kept: 500, repeated: 0, rejected: [] });
    }
    const metrics = (await ask('/metrics')).body;
    const read = (name: string) => Number(new RegExp(`^sintonia_${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
    const dropped = read('events_unknown_suite_dropped_total\\{protocol="analytics"\\}');
    const kept = read('events_rejected_total\\{protocol="analytics",reason="unknownSuite"\\}');
    expect(kept).toBe(aside().length);
    expect(kept + dropped).toBe(1500);
    expect(dropped).toBeGreaterThanOrEqual(500 - 500 * Number(kept > 1000)); // a new minute may begin meanwhile
    expect(suites()).toEqual([]);
  });

  test('S-04 the bytes set aside a minute are limited too, and the limit resets after that minute', () => {
    const hasRoom = createUnknownSuiteBudget();
    const big = (receivedAtMs: number) => ({ path: '/b', query: 'x'.repeat(30_000), receivedAtMs }) as Received; // cast: the fields that it reads
    const kept = (atMs: number) => Array.from({ length: 200 }, () => hasRoom(big(atMs))).filter(Boolean).length;
    expect([kept(0), kept(59_999), kept(60_000)]).toEqual([66, 0, 66]);
  });
});
