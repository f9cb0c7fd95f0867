/** Inserts and queries through the official ClickHouse client; the same for the embedded engine and servers. */
import { open } from 'node:fs/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import type { EngineRequest } from './engine-messages.ts';
import type { EventStoreFailure, LinesInFile } from './event-store.ts';
import { isParquet, ownDocument, ownLines } from './own-output.ts';

/** Earlier than any event. */
const NO_PARTITION = '197001';

/** Number of attempts to read a Parquet file whose answer begins with output of an earlier statement. */
const READ_ATTEMPTS = 3;

/** Executes one request and returns the answer's text ('' for a change). */
export async function perform(client: ClickHouseClient, request: EngineRequest): Promise<string> {
  if (request.type === 'insert') {
    const lines = typeof request.lines === 'string' ? request.lines : await readLines(request.lines);
    // Sent as one statement: the client's own insert would parse the lines only to serialise them again.
    await client.command({
      query: `INSERT INTO ${request.table} (${request.columns.join(', ')}) FORMAT JSONCompactEachRow\n${lines}`,
      clickhouse_settings: { async_insert: 0, date_time_input_format: 'best_effort' },
    });
    return '';
  }
  if (request.type === 'remove') {
    await client.command({
      query: `ALTER TABLE ${request.table} DELETE WHERE ${request.condition}`,
      query_params: request.params,
      clickhouse_settings: { mutations_sync: '2' },
    });
    // The engine stores the last deletion's condition in a file; a second deletion replaces it with one without
    // personal data.
    await client.command({ query: `ALTER TABLE ${request.table} DELETE IN PARTITION ID '${NO_PARTITION}' WHERE 1` });
    return '';
  }
  const limits = {
    max_execution_time: request.maxSeconds,
    max_memory_usage: String(request.maxMemoryBytes),
    max_threads: 1,
  };
  if (request.type === 'change') {
    await client.command({ query: request.sql, query_params: request.params, clickhouse_settings: limits });
    return '';
  }
  const settings = { ...limits, ...RIGHT_SETS, output_format_json_quote_64bit_integers: 0 } as const;
  try {
    return request.type === 'read' ? await read(client, request, settings) : await ask(client, request, settings);
  } catch (error) {
    // Consumes the output of the aborted statement (`own-output.ts`).
    await ask(client, { sql: 'SELECT 1', params: {} }, {}).catch(() => {});
    throw error;
  }
}

type Query = Pick<Extract<EngineRequest, { sql: string }>, 'sql' | 'params'>;
/**
 * A set that the engine builds early, to choose parts of a table, can lack rows if its subquery has windows: a condition
 * `in (select …)` then finds nothing. Without this choice sets are complete.
 */
const RIGHT_SETS = { use_index_for_in_with_subqueries: 0 } as const;

type Settings = NonNullable<Parameters<ClickHouseClient['query']>[0]['clickhouse_settings']>;

async function ask(client: ClickHouseClient, { sql, params }: Query, settings: Settings): Promise<string> {
  const answer = await client.query({
    query: sql,
    query_params: params,
    format: 'JSON',
    clickhouse_settings: settings,
  });
  return ownDocument(await answer.text());
}

/** Bytes as Latin-1: one byte per character, also between processes. */
async function read(client: ClickHouseClient, { sql, params }: Query, settings: Settings): Promise<string> {
  const isOfLines = sql.endsWith('JSONEachRow');
  for (let attempt = 0; ; attempt++) {
    const { stream } = await client.exec({
      query: sql,
      query_params: params,
      clickhouse_settings: { ...settings, output_format_json_array_of_rows: isOfLines ? 1 : 0 },
    });
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(Buffer.from(piece));
    const output = Buffer.concat(pieces).toString('latin1');
    if (isOfLines) return ownLines(output);
    if (isParquet(output)) return output;
    if (attempt === READ_ATTEMPTS) throw new Error('the engine gave no Parquet file');
  }
}

async function readLines({ path, ranges }: Omit<LinesInFile, 'columns'>): Promise<string> {
  const begin = ranges[0]?.[0] ?? 0;
  const bytes = Buffer.alloc((ranges.at(-1)?.[1] ?? 0) - begin);
  const file = await open(path);
  try {
    const { bytesRead } = await file.read(bytes, 0, bytes.length, begin);
    if (bytesRead < bytes.length) throw new Error(`${path} ends at ${begin + bytesRead}`);
  } finally {
    await file.close();
  }
  return ranges.map(([from, to]) => bytes.toString('utf8', from - begin, to - begin)).join('');
}

/** TIMEOUT_EXCEEDED, MEMORY_LIMIT_EXCEEDED */
const LIMIT_CODES = new Set(['159', '241']);

/** TOO_MANY_SIMULTANEOUS_QUERIES, SOCKET_TIMEOUT, NETWORK_ERROR, ALL_CONNECTION_TRIES_FAILED, KEEPER_EXCEPTION */
const ERROR_CODES = new Set(['202', '209', '210', '279', '999']);

/**
 * Errors caused by rows of an insert: invalid numbers, dates or maps, values out of range, truncated lines. All other
 * errors are the engine's state (disk full, too many parts, no quorum), and the same rows may succeed later.
 */
const ROW_CODES = new Set(['6', '26', '27', '33', '38', '41', '53', '69', '70', '72', '117', '131', '321', '407']);

/** Classifies an error: caused by the statement, its size, or the engine. */
export function failureOf(request: EngineRequest, error: unknown): EventStoreFailure {
  const code = codeOf(error);
  if (code === null) return 'unavailable';
  if (request.type === 'insert') return ROW_CODES.has(code) ? 'insert' : 'unavailable';
  if (LIMIT_CODES.has(code)) return 'limit';
  return ERROR_CODES.has(code) ? 'unavailable' : 'query';
}

/**
 * ClickHouse's error number as text; null if it is not an engine error. Not `instanceof ClickHouseError`: the
 * embedded connection throws the class of its own copy of the client.
 */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && /^\d+$/.test(String(error.code)) ? String(error.code) : null;
}
