/** Inserts and queries through the official ClickHouse client; the same for the embedded engine and servers. */
import type { ClickHouseClient } from '@clickhouse/client';
import type { EngineRequest } from './engine-messages.ts';
import { ask, RIGHT_SETS, read, readLines } from './engine-reads.ts';

/** Earlier than any event. */
const NO_PARTITION = '197001';

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
  };
  if (request.type === 'change') {
    const settings = { ...limits, ...RIGHT_SETS };
    await client.command({ query: request.sql, query_params: request.params, clickhouse_settings: settings });
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
