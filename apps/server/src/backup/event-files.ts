/**
 * Exports ClickHouse events to files: one per table and month, gzipped lines of JSON, the first with the column names.
 * They are independent of engine version and table layout. Rollups are not included: the role `write` computes them
 * again. Above some hundred million events, ClickHouse's own BACKUP is the better tool (docs).
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { COLUMNS } from '../stores/events/event-lines.ts';
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { BackupError } from './backup-error.ts';

const TABLES = ['hits', 'playback', 'rejected'] as const;
/** Rows per query and per insert. */
const PAGE = 5000;
const MAX_SECONDS = 600;

type Row = Record<string, unknown>;

/** Returns the number of rows per table. @param directory created if missing */
export async function writeEvents(
  events: Pick<EventStore, 'query'>,
  directory: string,
): Promise<Record<EventTable, number>> {
  await mkdir(directory, { recursive: true });
  const written: Record<EventTable, number> = { hits: 0, playback: 0, rejected: 0 };
  for (const table of TABLES) {
    const months = await events.query<{ month: number }>(
      `SELECT DISTINCT toYYYYMM(received_at) AS month FROM ${table} ORDER BY month`,
    );
    for (const { month } of months) {
      const lines = async function* () {
        yield toLine(COLUMNS[table]);
        for await (const row of rowsOf(events, table, month)) {
          written[table] += 1;
          yield toLine(COLUMNS[table].map((column) => row[column]));
        }
      };
      const file = join(directory, `${table}-${month}.jsonl.gz`);
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
    }
  }
  return written;
}

/** Node's readline also ends lines at U+2028 and U+2029. */
const toLine = (values: readonly unknown[]): string =>
  `${JSON.stringify(values).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** Pages by received_at and event_id, so that concurrent inserts do not shift them. */
async function* rowsOf(events: Pick<EventStore, 'query'>, table: EventTable, month: number): AsyncGenerator<Row> {
  const last = { ms: 0, id: '' };
  for (;;) {
    const page = await events.query<Row & { event_id: string; page_ms: number }>(
      `SELECT ${COLUMNS[table].join(', ')}, toUnixTimestamp64Milli(received_at) AS page_ms FROM ${table} FINAL
       WHERE toYYYYMM(received_at) = {month:UInt32}
         AND (received_at, event_id) > (fromUnixTimestamp64Milli({ms:Int64}, 'UTC'), {id:String})
       ORDER BY received_at, event_id LIMIT {page:UInt32} WITH TIES`,
      { ...last, month, page: PAGE },
      { maxSeconds: MAX_SECONDS },
    );
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE) return;
    last.ms = end.page_ms;
    last.id = end.event_id;
  }
}

/** Throws `BackupError` if there are events already. Returns the number of rows per table. */
export async function readEvents(
  events: Pick<EventStore, 'query' | 'insert'>,
  directory: string,
): Promise<Record<EventTable, number>> {
  const read: Record<EventTable, number> = { hits: 0, playback: 0, rejected: 0 };
  for (const table of TABLES) {
    const [found] = await events.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (found) throw new BackupError('notEmpty', `the table ${table} of CLICKHOUSE_URL`);
  }
  const files = await readdir(directory);
  for (const table of TABLES) {
    for (const file of files.filter((name) => name.startsWith(`${table}-`)).sort()) {
      for await (const rows of pagesOf(join(directory, file))) {
        await events.insert(table, rows as never[]); // cast: columns by name, as this table's file was written
        read[table] += rows.length;
      }
    }
  }
  return read;
}

async function* pagesOf(file: string): AsyncGenerator<Row[]> {
  let columns: readonly string[] | null = null;
  let rows: Row[] = [];
  for await (const line of createInterface(createReadStream(file).pipe(createGunzip()))) {
    const values = JSON.parse(line) as unknown[]; // cast: our own file, checked by its hash
    if (columns === null) {
      columns = values as string[]; // cast: its first line
      continue;
    }
    rows.push(Object.fromEntries(columns.map((column, i) => [column, values[i]])));
    if (rows.length === PAGE) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}
