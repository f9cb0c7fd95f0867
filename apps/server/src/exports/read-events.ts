/** Stored events of a period, without repeats, with robot marks: in pages of JSON lines, or as one Parquet file. */
import { type EventExportQuery, HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../stores/events/event-store.ts';

export interface EventSelection extends Pick<EventExportQuery, 'table'> {
  suite: string;
  fromMs: number;
  toMs: number;
}

/** Rows per page: some 20 MB of lines. */
const PAGE_ROWS = 20_000;
const LIMITS = { maxSeconds: 60, maxMemoryBytes: 1_500_000_000 };

const OF_SUITE = { hits: 'suite = {suite:String}', playback: 'has(suites, {suite:String})' } as const;
const INSIDE = `occurred_at >= fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC')
  and occurred_at < fromUnixTimestamp64Milli({toMs:Int64}, 'UTC')`;
const AT_MS = 'toUnixTimestamp64Milli(occurred_at)';

/** Rejects with `EventStoreError`. */
export async function countEvents(events: Pick<EventStore, 'query'>, selection: EventSelection): Promise<number> {
  const { table, ...params } = selection;
  const [counted] = await events.query<{ n: number }>(
    `select count() as n from ${table} final where ${OF_SUITE[table]} and ${INSIDE}`,
    { ...params },
    LIMITS,
  );
  return counted?.n ?? 0;
}

/** The complete file. Rejects with `EventStoreError`. */
export const eventsAsParquet = (
  events: Pick<EventStore, 'readBytes'>,
  { table, ...params }: EventSelection,
): Promise<Uint8Array> =>
  events.readBytes(
    `select * from ${table} final where ${OF_SUITE[table]} and ${INSIDE} order by occurred_at, event_id
     settings output_format_parquet_compression_method = 'snappy'`,
    'Parquet',
    { ...params },
    LIMITS,
  );

/** Most hours in one statement, which sorts them. */
const MOST_HOURS = 24;
/** A span with fewer rows than this share of a page is followed by one twice as long. */
const FEW = 0.25;

/**
 * Lines of JSON, oldest first. Reads some hours at a time, one where there are many events, in pages that begin after the last row
 * of the previous one. Rejects with `EventStoreError`.
 */
export async function* eventsAsLines(
  events: Pick<EventStore, 'readBytes'>,
  { table, suite, fromMs, toMs }: EventSelection,
  pageRows = PAGE_ROWS,
): AsyncGenerator<Uint8Array> {
  const after = `tuple(${AT_MS}, event_id) > tuple({afterMs:Int64}, {afterId:String})`;
  const statement = `select * from ${table} final where ${OF_SUITE[table]} and ${INSIDE} and ${after}
    order by occurred_at, event_id limit ${pageRows}`;
  for (let [beginMs, hours] = [fromMs, 1]; beginMs < toMs; ) {
    const endMs = Math.min((Math.floor(beginMs / HOUR_MS) + hours) * HOUR_MS, toMs);
    let read = 0;
    let last: LastRow = { atMs: beginMs, id: '' };
    for (;;) {
      const selection = { suite, toMs: endMs, fromMs: last.atMs, afterMs: last.atMs, afterId: last.id };
      const page = await events.readBytes(statement, 'JSONEachRow', selection, LIMITS);
      const rows = countLines(page);
      if (rows > 0) yield page;
      read += rows;
      if (rows < pageRows) break;
      last = lastRow(page);
    }
    beginMs = endMs;
    hours = read < pageRows * FEW ? Math.min(hours * 2, MOST_HOURS) : 1;
  }
}

interface LastRow {
  atMs: number;
  id: string;
}

const LINE_FEED = 10;

/** Line breaks inside values are escaped, so that each row is one line, which ends in a line feed. */
function countLines(page: Uint8Array): number {
  let lines = 0;
  for (let at = page.indexOf(LINE_FEED); at >= 0; at = page.indexOf(LINE_FEED, at + 1)) lines++;
  return lines;
}

function lastRow(page: Uint8Array): LastRow {
  const begin = page.lastIndexOf(LINE_FEED, page.length - 2) + 1;
  const line = Buffer.from(page.subarray(begin)).toString();
  const { occurred_at, event_id } = JSON.parse(line) as { occurred_at: string; event_id: string }; // cast: columns of both tables
  return { atMs: Date.parse(`${occurred_at.replace(' ', 'T')}Z`), id: event_id };
}
