/** No client input may cause a server error (S-04). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ COLLECT_RATE: '1000000' });
});
afterAll(() => server.app.close());

const NAMES = [
  'AQB',
  'AQE',
  't',
  'mid',
  'pageName',
  'events',
  'c.',
  '.c',
  'a.',
  '.a',
  'cid.',
  '.cid',
  'c1',
  'v250',
  'g',
  '-g',
  'pe',
  'bw',
  '__proto__',
  'constructor',
  's:event:type',
  's:event:sid',
  'l:event:ts',
  'l:event:duration',
  's:asset:type',
  's:asset:video_id',
  's:meta:__proto__',
  's:cuser:__proto__.id',
  's:cuser:.id',
];
const name = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ maxLength: 10 }).map(encodeURIComponent),
  fc.constant('%E0%A4%A'),
);
const value = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '1',
    '-1',
    'NaN',
    '1e309',
    '99999999999999999999',
    '%ff%fe',
    '%',
    '%00',
    '\u202e',
    '21/10/2026 1:39:4 6 -60',
    '',
  ),
);
const noise = fc
  .array(fc.tuple(name, fc.option(value)), { maxLength: 25 })
  .map((pairs) => pairs.map(([key, text]) => (text === null ? key : `${key}=${text}`)).join('&'));
/** Half of them have the required fields of a heartbeat, so that the noise passes the first check. */
const HEARTBEAT = 's:event:sid=1&s:event:type=play&l:event:ts=1795221814973&s:asset:type=main&s:asset:video_id=1';
const query = fc.oneof(
  noise,
  noise.map((text) => `${HEARTBEAT}&${text}`),
);
const path = fc.constantFrom(
  '/b/ss/s/1/JS/s1',
  '/b/ss/s,t/10/JS/s1',
  '/b/ss//1',
  '/b/ss/%2c/1/1/s',
  '/hb/',
  '/click',
  '/hb',
  '/',
  '/id',
  '/optOutStatus',
);

describe('arbitrary client input', () => {
  test('S-04 no request causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS'), async (at, text, method) => {
        const { statusCode, body } = await server.inject({ method, url: encodeURI(`${at}?`) + text });
        expect(statusCode).toBeLessThan(500);
        expect(body).not.toMatch(/\n\s+at /);
      }),
      { numRuns: 1500 },
    );
  });

  test('S-04 no batch causes a server error, and each of its lines has an outcome', async () => {
    const line = fc.oneof(
      fc.tuple(path, query).map(([at, text]) => `${at}?${text}`),
      fc.string({ maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 20 }), async (lines) => {
        const sent = lines.map((one) => one.toWellFormed().replace(/[\r\n]/g, ''));
        const answer = await server.inject({ method: 'POST', url: '/collect', body: Buffer.from(sent.join('\n')) });
        expect(answer.statusCode).toBe(200);
        const { kept, repeated, rejected } = answer.json();
        expect(kept + repeated + rejected.length).toBe(sent.filter((one) => one !== '').length);
      }),
      { numRuns: 300 },
    );
  });

  test('S-04 every resulting row can be stored', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-fuzz-'));
    const store = await openEmbeddedEventStore({ dataDir });
    for (const table of ['hits', 'playback', 'rejected'] as const) {
      const rows = server.stream.rowsOf(table);
      expect(rows.length).toBeGreaterThan(10);
      await store.insert(table, rows as never); // cast: rows and table belong together
    }
    await store.close();
    await rm(dataDir, { recursive: true });
  });
});
