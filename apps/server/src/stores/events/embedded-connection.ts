/** chDB as a connection of the official client. Loading it takes 200 MB, so only child processes import this. */
import type { ClickHouseClientConfigOptions } from '@clickhouse/client';
import { Session } from 'chdb';
import { createChdbConnection } from 'chdb/connection';

/**
 * The engine compares its memory with the limits this often, in ms. Its default of 50 wakes an idle process twenty times
 * a second, a third of its processor time.
 */
const MEMORY_CHECK_MS = 1000;

/** Idle threads that the engine keeps, for one statement at a time on two cores. Its default of 1000 keeps some 130: 40 MB. */
const IDLE_THREADS = 8;

/**
 * A session first, since only a session takes settings of the engine itself; all connections to one directory share the
 * engine. chDB's connection is typed against another copy of the client's types, with the same behaviour.
 */
export function embeddedConnection(path: string): NonNullable<ClickHouseClientConfigOptions['connection']> {
  new Session(path, {
    connectionArgs: [`--memory_worker_period_ms=${MEMORY_CHECK_MS}`, `--max_thread_pool_free_size=${IDLE_THREADS}`],
  });
  return createChdbConnection({ path }) as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>;
}
