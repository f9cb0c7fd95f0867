/** Raw events for programs, and access to them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAsTokenOr } from '../access/require-reader.ts';
import { sendError } from '../http/answers/api-error.ts';
import { readParquet } from '../reports/parquet/testing/read-parquet.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import { type EventStore, EventStoreError } from '../stores/events/event-store.ts';
import { exportRoutes } from './export-routes.ts';
import { eventsAsLines } from './read-events.ts';

const SUITE = 'tramuntana-dev';
const BEGIN_MS = Date.parse('2026-11-18T10:00:00Z');
const DAY = { from: '2026-11-18T00:00:00Z', to: '2026-11-19T00:00:00Z' };
const iso = (ms: number) => new Date(ms).toISOString();
const aHit = (n: number) => {
  const at = iso(BEGIN_MS + Math.floor(n / 7) * 1000); // some at the same millisecond
  return {
    ...{ ...EMPTY_HIT, event_id: `hit-${n}`, suite: SUITE, occurred_at: at, received_at: at, sent_at: at },
    ...{ page_name: `"pàgina" ${n}\n`, variables: { v1: 'é' }, is_robot: n % 10 === 0 ? (1 as const) : (0 as const) },
  };
};
const HITS = Array.from({ length: 100 }, (_, n) => aHit(n));

let dataDir: string;
let events: EventStore;
let app: FastifyInstance;
const recorded: object[] = [];
const makeApp = async (store: Pick<EventStore, 'query' | 'readBytes'>) => {
  const made = Fastify();
  const asOperator = createAsTokenOr(
    { scopesOf: async (secret) => (secret === 'good' ? ['events'] : secret === 'other' ? ['reports', 'rows'] : null) },
    'events',
    () => async (_request, reply) => sendError(reply, 401, { code: 'notSignedIn' }),
  );
  await made.register(exportRoutes, {
    events: store,
    asExporter: asOperator,
    reportSuite: SUITE,
    onExported: async (entry) => void recorded.push(entry),
  });
  return made;
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-exports-'));
  events = await openEmbeddedEventStore({ dataDir });
  await events.insert('hits', [...HITS, { ...aHit(500), suite: 'another' }]);
  await events.insert('hits', HITS.slice(20, 40)); // repeats
  const at = iso(BEGIN_MS);
  const report = { ...EMPTY_PLAYBACK, occurred_at: at, received_at: at, sent_at: at, session_id: 's1' };
  await events.insert('playback', [{ ...report, event_id: 'p1', suites: [SUITE, 'another'] }]);
  app = await makeApp(events);
});
afterAll(async () => {
  await app.close();
  await events.close();
  await rm(dataDir, { recursive: true });
});

const get = (query: Record<string, string>, token = 'good', on = app) =>
  on.inject({
    url: `/api/v1/events?${new URLSearchParams(query)}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
/** One form of a value in both formats: instants as the lines have them, large numbers as numbers. */
const plainOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString().slice(0, -1).replace('T', ' ');
  if (typeof value === 'bigint') return Number(value);
  return value;
};
const idsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { event_id: string }).event_id);

describe('raw events', () => {
  test('R-15 R-18 as JSON lines each event appears once, oldest first, with its robot mark', async () => {
    const answer = await get(DAY);
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ event_id }) => event_id).sort()).toEqual(HITS.map(({ event_id }) => event_id).sort());
    expect(lines.filter(({ is_robot }) => is_robot === 1)).toHaveLength(10);
    expect(lines.find(({ event_id }) => event_id === 'hit-3')).toMatchObject({
      page_name: '"pàgina" 3\n',
      variables: { v1: 'é' },
    });
    const times = lines.map(({ occurred_at }) => occurred_at);
    expect(times).toEqual([...times].sort());
    expect(recorded.at(-1)).toMatchObject({ by: 'token', subject: SUITE, detail: { table: 'hits', format: 'jsonl' } });
  });

  test('R-18 pages continue after the last event, even within one millisecond', async () => {
    const selection = { table: 'hits', suite: SUITE, fromMs: BEGIN_MS, toMs: BEGIN_MS + 9000 } as const;
    for (const pageRows of [1, 3, 7, 1000]) {
      const pieces: string[] = [];
      for await (const piece of eventsAsLines(events, selection, pageRows)) pieces.push(Buffer.from(piece).toString());
      const ids = idsOf(pieces.join(''));
      expect(ids).toHaveLength(63);
      expect(new Set(ids).size).toBe(63);
    }
  });

  test('R-15 R-18 as Parquet the file has every event and column', async () => {
    for (const [table, rows] of [
      ['hits', 100],
      ['playback', 1],
    ] as const) {
      const answer = await get({ ...DAY, table, format: 'parquet' });
      expect(answer.statusCode).toBe(200);
      const file = join(dataDir, `${table}.parquet`);
      await writeFile(file, answer.rawPayload);
      const [read] = await events.query<{ n: number; ids: number }>(
        'select count() as n, uniqExact(event_id) as ids from file({file:String}, Parquet)',
        { file },
      );
      expect(read).toEqual({ n: rows, ids: rows });
    }
  });

  test('R-18 another program reads the Parquet file of raw events, every value as in the JSON lines', async () => {
    const lines = (await get(DAY)).body.trim().split('\n');
    const events = new Map(lines.map((line) => JSON.parse(line)).map((event) => [event.event_id, event]));
    const { columns, rows } = await readParquet((await get({ ...DAY, format: 'parquet' })).rawPayload);
    expect(columns).toEqual(expect.arrayContaining(Object.keys(EMPTY_HIT)));
    expect(rows).toHaveLength(HITS.length);
    for (const row of rows) {
      const event = events.get(row.event_id);
      for (const [name, value] of Object.entries(event)) expect(plainOf(row[name]), name).toEqual(plainOf(value));
    }
  });

  test.each([
    [{}, { code: 'malformed', path: 'from' }],
    [
      { from: DAY.to, to: DAY.from },
      { code: 'malformed', path: 'from' },
    ],
    [
      { ...DAY, table: 'hit' },
      { code: 'unknownValue', path: 'table', nearest: 'hits' },
    ],
    [
      { ...DAY, table: 'hits; drop table hits' },
      { code: 'unknownValue', path: 'table' },
    ],
    [
      { ...DAY, format: 'parket' },
      { code: 'unknownValue', path: 'format', nearest: 'parquet' },
    ],
    [
      { ...DAY, suite: "'; drop table hits; --" },
      { code: 'malformed', path: 'suite' },
    ],
    [
      { ...DAY, from: 'yesterday' },
      { code: 'malformed', path: 'from' },
    ],
    [
      { ...DAY, limit: '1' },
      { code: 'unknownField', path: 'limit' },
    ],
    [
      { ...DAY, formt: 'jsonl' },
      { code: 'unknownField', path: 'formt', nearest: 'format' },
    ],
  ])('R-18 a wrong query %j is refused with its path and the nearest name', async (query, problem) => {
    const answer = await get(query as Record<string, string>);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'badQuery']);
    expect(answer.json().message).toContain(problem.path);
    expect(answer.json().problems[0]).toMatchObject(problem);
  });

  test('R-18 an export needs a token of scope `events`, an administrator’s session, or the command’s own token', async () => {
    expect((await get(DAY, '')).statusCode).toBe(401);
    expect((await get(DAY, 'unknown')).statusCode).toBe(401);
    expect((await get(DAY, 'other')).statusCode).toBe(403);
  });

  test('R-18 a file above the limit is refused with a suggestion', async () => {
    const large = await makeApp({ ...events, query: async <T>() => [{ n: 500_001 }] as T[] });
    const slow = await makeApp({ ...events, query: async () => Promise.reject(new EventStoreError('limit', 'x')) });
    for (const made of [large, slow]) {
      const answer = await get({ ...DAY, format: 'parquet' }, 'good', made);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'tooMuch']);
      expect(answer.json().message).toContain('shorter period');
      await made.close();
    }
  });
});
