/** Imports the event store from exported files. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { BackupError } from './backup-error.ts';
import { type Row, TABLES } from './event-files.ts';

/** Rows per query and per insert. */
export const PAGE_ROWS = 5000;

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
    if (rows.length === PAGE_ROWS) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}
