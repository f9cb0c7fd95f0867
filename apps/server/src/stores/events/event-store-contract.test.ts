/** Contract of event stores, tested on both implementations: chDB in a child process, a server over HTTP (S-05). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClickHouseStandIn, startClickHouseStandIn } from '../../../tools/cluster/clickhouse-stand-in.ts';
import { openClickHouse } from './clickhouse-event-store.ts';
import { openEmbeddedEventStore } from './embedded-event-store.ts';
import { COLUMNS } from './event-lines.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, EMPTY_REJECTED, type HitRow } from './event-rows.ts';
import type { EventStore } from './event-store.ts';

const aHit = (overrides: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  event_id: 'a1',
  received_at: '2026-11-21T02:43:35.250Z',
  sent_at: '2026-11-21T02:43:35.000Z',
  occurred_at: '2026-11-21T02:43:35.000Z',
  suite: 'tramuntana-dev',
  ...overrides,
});

let directory: string;
let server: ClickHouseStandIn;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-events-'));
  server = await startClickHouseStandIn(join(directory, 'server'));
});
afterAll(async () => {
  await server.program.stop();
  await rm(directory, { recursive: true, maxRetries: 5 });
});

const STORES: [string, () => Promise<EventStore>][] = [
  ['chDB in a child process', () => openEmbeddedEventStore({ dataDir: directory })],
  ['ClickHouse over HTTP', () => openClickHouse({ url: server.url, layout: 'single', migrates: true })],
];

describe.each(STORES)('event store: %s (S-05)', (_name, open) => {
  let store: EventStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('S-01 the tables have the columns of the rows', async () => {
    for (const table of ['hits', 'playback', 'rejected'] as const) {
      const made = await store.query<{ name: string }>(
        `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {table:String}
         AND default_kind not in ('MATERIALIZED', 'ALIAS') ORDER BY name`,
        { table },
      );
      expect(made.map((column) => column.name)).toEqual(COLUMNS[table].toSorted());
    }
  });

  test('a row is read back unchanged: text, times, lists, maps', async () => {
    const hit = aHit({
      event_id: 'whole',
      page_name: 'portada «l·l» \u{1F4FA}\u0000\n"',
      events: ['event1', 'event2=3'],
      variables: { c1: 'seccio', v250: 'màx' },
      clock_skew_ms: -90_000,
    });
    await store.insert('hits', [hit]);
    const [row] = await store.query<HitRow>('SELECT * FROM hits WHERE event_id = {id:String}', { id: 'whole' });
    expect(row).toMatchObject({
      ...hit,
      received_at: '2026-11-21 02:43:35.250',
      sent_at: '2026-11-21 02:43:35.000',
      occurred_at: '2026-11-21 02:43:35.000',
    });
    await store.insert('playback', [{ ...EMPTY_PLAYBACK, event_id: 'p', prev_ts: -1 }]);
    await store.insert('rejected', [{ ...EMPTY_REJECTED, event_id: 'r' }]);
  });

  test('S-03 rows in a file are inserted like others: exactly those of the given ranges', async () => {
    const path = join(directory, `lines-${Math.random()}`);
    const [first, second] = ['["f1","s","à «l·l»"]\n', '["f2","s","\\n"]\n["f3","s",""]\n'].map((text) =>
      Buffer.from(text),
    );
    const between = Buffer.from('not ours');
    await writeFile(path, Buffer.concat([between, first ?? between, between, second ?? between, between]));
    const from = between.length;
    const to = from + (first?.length ?? 0);
    const columns = ['event_id', 'suite', 'page_name'];
    const ranges = [[from, to] as const, [to + from, to + from + (second?.length ?? 0)] as const];
    await store.insertFile('hits', { path, columns, ranges });
    const query =
      "SELECT page_name AS page, prev FROM (SELECT *, 0 AS prev FROM hits) WHERE event_id IN ('f1','f2','f3')";
    const rows = await store.query<{ page: string }>(`${query} ORDER BY event_id`);
    expect(rows.map(({ page }) => page)).toEqual(['à «l·l»', '\n', '']);
    await writeFile(path, '["f4","soon"]\n');
    const bad = { path, columns: ['event_id', 'clock_skew_ms'], ranges: [[0, 14] as const] };
    await expect(store.insertFile('hits', bad)).rejects.toMatchObject({ kind: 'insert' });
    await expect(store.insertFile('hits', { ...bad, path: `${path}-not-there` })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  test('S-03 a repeat is one row, and the first received one stays', async () => {
    await store.insert('hits', [aHit({ event_id: 'twice', page_name: 'first' })]);
    await store.insert('hits', [
      aHit({ event_id: 'twice', page_name: 'again', received_at: '2026-12-01T00:00:00.000Z' }),
    ]);
    const rows = await store.query("SELECT page_name FROM hits FINAL WHERE event_id = 'twice'");
    expect(rows).toEqual([{ page_name: 'first' }]);
  });

  test('R-07 removed rows and their repeats are invisible to all queries; other rows stay', async () => {
    await store.insert('hits', [aHit({ event_id: 'goes', visitor_id: "o'v" }), aHit({ event_id: 'stays' })]);
    await store.insert('hits', [aHit({ event_id: 'goes', visitor_id: "o'v" })]);
    await store.remove('hits', 'visitor_id IN {ids:Array(String)}', { ids: ["o'v"] });
    const rows = await store.query("SELECT event_id FROM hits WHERE event_id IN ('goes', 'stays')");
    expect(rows).toEqual([{ event_id: 'stays' }]);
    await expect(store.remove('hits', 'nothing = 1')).rejects.toMatchObject({ kind: 'query' });
  });

  test('any value is bound as a parameter', async () => {
    const hard = ["o'clock", 'back\\slash', 'tab\tline\nend', '{x:String}', '\u{1F4FA} l·l'];
    const [row] = await store.query<{ text: string; list: string[]; n: number }>(
      'SELECT {text:String} AS text, {list:Array(String)} AS list, {n:Int64} AS n',
      { text: hard.join('|'), list: hard, n: -5 },
    );
    expect(row).toEqual({ text: hard.join('|'), list: hard, n: -5 });
    const ids = Array.from({ length: 5000 }, (_, i) => String(i).padStart(32, '0'));
    expect(await store.query('SELECT length({ids:Array(String)}) AS n', { ids })).toEqual([{ n: 5000 }]);
  });

  test('S-04 an invalid row is distinguished from an unavailable store', async () => {
    const bad = { ...aHit({ event_id: 'bad' }), clock_skew_ms: 'soon' as unknown as number };
    await expect(store.insert('hits', [bad])).rejects.toMatchObject({ kind: 'insert' });
  });

  test('a timeout and an invalid query are distinguished', async () => {
    const tooLong = store.query('SELECT sum(sipHash64(number)) FROM numbers(100000000000)', {}, { maxSeconds: 1 });
    await expect(tooLong).rejects.toMatchObject({ kind: 'limit' });
    await expect(store.query('SELECT nothing FROM nowhere')).rejects.toMatchObject({ kind: 'query' });
  });
});
