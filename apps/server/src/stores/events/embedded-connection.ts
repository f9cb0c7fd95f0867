/** chDB as a connection of the official client. Loading it takes 200 MB, so only child processes import this. */
import type { ClickHouseClientConfigOptions } from '@clickhouse/client';
import { Session } from 'chdb';
import { createChdbConnection } from 'chdb/connection';
import { setValues } from './bound-values.ts';
import type { QueryValue } from './event-store.ts';

/**
 * The engine compares its memory with the limits this often, in ms. Its default of 50 wakes an idle process twenty times
 * a second, a third of its processor time.
 */
const MEMORY_CHECK_MS = 1000;

/** Idle threads that the engine keeps; it starts more when statements need them. Its default of 1000 keeps some 130: 40 MB. */
const IDLE_THREADS = 8;

export type EmbeddedConnection = NonNullable<ClickHouseClientConfigOptions['connection']>;

/**
 * A session first, since only a session takes settings of the engine itself; all connections to one directory share the
 * engine.
 */
export function embeddedConnection(path: string): EmbeddedConnection {
  new Session(path, {
    connectionArgs: [`--memory_worker_period_ms=${MEMORY_CHECK_MS}`, `--max_thread_pool_free_size=${IDLE_THREADS}`],
  });
  return furtherConnection(path);
}

/** One more connection to an engine that is open. */
export function furtherConnection(path: string): EmbeddedConnection {
  // cast: typed against another copy of the client's types, with the same behaviour
  const connection = createChdbConnection({ path }) as unknown as EmbeddedConnection;
  return {
    query: (statement) => connection.query(withValues(statement)),
    exec: (statement) => connection.exec(withValues(statement)),
    command: (statement) => connection.command(withValues(statement)),
    insert: (statement) => connection.insert(withValues(statement)),
    ping: (options) => connection.ping(options),
    close: () => connection.close(),
  };
}

/**
 * Binds values as settings of the connection. chDB runs statements with bound values one at a time in the whole process,
 * since its own binding is not separate for each connection; settings are, so other connections run at the same time.
 */
function withValues<S extends { query: string; query_params?: Record<string, unknown> }>(statement: S): S {
  const { query_params: values = {}, query, ...others } = statement;
  const set = setValues(values as Record<string, QueryValue>); // cast: the port allows no others
  return { ...others, query: set === '' ? query : `${set}; ${query}` } as S; // cast: without the values
}
