/**
 * One of several servers that start at once migrates. ClickHouse has no locks, but creating a table succeeds only
 * once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { codeOf } from './engine-failure.ts';

const TABLE_ALREADY_EXISTS = '57';
const POLL_INTERVAL_MS = 100;
/** Age at which the lock of a killed holder is ignored; no migration takes this long. */
const STALE_AFTER_S = 600;

const AGE = `SELECT dateDiff('second', metadata_modification_time, now()) AS age FROM system.tables
             WHERE database = currentDatabase() AND name = 'schema_lock'`;

export async function withSchemaLock<T>(client: ClickHouseClient, work: () => Promise<T>): Promise<T> {
  while (!(await take(client))) {
    const age = await client.query({ query: AGE, format: 'JSONEachRow' });
    const [lock] = await age.json<{ age: number }>();
    if (lock && Number(lock.age) > STALE_AFTER_S) await release(client);
    await pause(POLL_INTERVAL_MS);
  }
  try {
    return await work();
  } finally {
    await release(client);
  }
}

async function take(client: ClickHouseClient): Promise<boolean> {
  try {
    await client.command({ query: 'CREATE TABLE schema_lock (held UInt8) ENGINE = MergeTree ORDER BY held' });
    return true;
  } catch (error) {
    if (codeOf(error) === TABLE_ALREADY_EXISTS) return false;
    throw error;
  }
}

const release = (client: ClickHouseClient) => client.command({ query: 'DROP TABLE IF EXISTS schema_lock SYNC' });
