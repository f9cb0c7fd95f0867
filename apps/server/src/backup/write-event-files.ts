/** Exports the event store to files. */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { COLUMNS } from '../stores/events/event-lines.ts';
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { type Row, TABLES } from './event-files.ts';
import { PAGE_ROWS } from './read-event-files.ts';

const MAX_SECONDS = 600;

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
      { ...last, month, page: PAGE_ROWS },
      { maxSeconds: MAX_SECONDS },
    );
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE_ROWS) return;
    last.ms = end.page_ms;
    last.id = end.event_id;
  }
}
