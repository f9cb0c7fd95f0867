import { open } from 'node:fs/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import type { EngineRequest } from './engine-messages.ts';
import type { LinesInFile } from './event-store.ts';
import { isParquet, ownDocument, ownLines } from './own-output.ts';

/** Number of attempts to read a Parquet file whose answer begins with output of an earlier statement. */
const READ_ATTEMPTS = 3;

type Query = Pick<Extract<EngineRequest, { sql: string }>, 'sql' | 'params'>;
/**
 * A set that the engine builds early, to choose parts of a table, can lack rows if its subquery has windows: a condition
 * `in (select …)` then finds nothing. Without this choice sets are complete.
 */
export const RIGHT_SETS = { use_index_for_in_with_subqueries: 0 } as const;

type Settings = NonNullable<Parameters<ClickHouseClient['query']>[0]['clickhouse_settings']>;

export async function ask(client: ClickHouseClient, { sql, params }: Query, settings: Settings): Promise<string> {
  const answer = await client.query({
    query: sql,
    query_params: params,
    format: 'JSON',
    clickhouse_settings: settings,
  });
  return ownDocument(await answer.text());
}

/** Bytes as Latin-1: one byte per character, also between processes. */
export async function read(client: ClickHouseClient, { sql, params }: Query, settings: Settings): Promise<string> {
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

export async function readLines({ path, ranges }: Pick<LinesInFile, 'path' | 'ranges'>): Promise<string> {
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
