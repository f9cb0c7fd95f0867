/**
 * The event store on ClickHouse servers, over HTTP (S-05): the same requests as the embedded store, with another
 * connection.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { codeOf, failureOf, perform } from './engine-client.ts';
import { type EventStore, EventStoreError } from './event-store.ts';
import { appliedVersions, type Migration, migrate, readMigrations } from './migrate.ts';
import { withSchemaLock } from './schema-lock.ts';
import { isSupportedVersion, OLDEST_VERSION } from './server-version.ts';
import { storeOver } from './store-over.ts';
import { adaptTo, databaseFor, distributedTables, settingsFor, type TableLayout } from './table-layout.ts';

/** Concurrent inserts and queries of one process. */
const WRITERS = 2;
const READERS = 8;
/** Longer than the time limit of any query. */
const REQUEST_MS = 60_000;
/** Time to wait for a server that is starting at the same time. */
const OPEN_TIMEOUT_MS = 30_000;
const OPEN_RETRY_MS = 250;

export interface ClickHouseOptions {
  /** `http://user:password@host:8123/database` */
  url: string;
  layout: TableLayout;
  /** Creates the tables; other processes wait until the tables match this version. */
  migrates: boolean;
  timeoutMs?: number;
}

/** Rejects with `EventStoreError` if the server is unreachable or too old, or the tables do not appear. */
export async function openClickHouse(options: ClickHouseOptions): Promise<EventStore> {
  const { url, layout, migrates, timeoutMs = OPEN_TIMEOUT_MS } = options;
  const database = new URL(url).pathname.slice(1) || 'default';
  const connect = (to: string, settings = {}) => createClient({ ...addressOf(url), database: to, ...settings });
  /** Creates and changes tables, and removes rows: on the shards' local tables, if any. */
  const owner = connect(database);
  const client = connect(databaseFor(layout, database), { clickhouse_settings: settingsFor(layout) });
  const close = async () => {
    await Promise.all([owner.close(), client.close()]);
  };
  const giveUpAt = Date.now() + timeoutMs;
  try {
    await untilReached(connect('default'), url, giveUpAt);
    const migrations = await readMigrations(new URL('./migrations/', import.meta.url));
    if (migrates) {
      if (layout === 'single') await makeDatabase(connect('default'), database);
      await withSchemaLock(owner, async () => {
        await migrate(owner, migrations, adaptTo(layout));
        if (layout !== 'sharded') return;
        const statements = migrations.flatMap((migration) => migration.statements);
        for (const query of distributedTables(database, statements)) await owner.command({ query });
      });
    } else await untilMigrated(owner, migrations, url, giveUpAt);
  } catch (error) {
    await close();
    throw error;
  }
  return storeOver({
    ask: async (request) => {
      try {
        return await perform(request.type === 'remove' ? owner : client, request);
      } catch (error) {
        throw new EventStoreError(failureOf(request, error), error instanceof Error ? error.message : String(error));
      }
    },
    writers: WRITERS,
    readers: READERS,
    close,
  });
}

function addressOf(url: string) {
  const { origin, username, password } = new URL(url);
  return {
    url: origin,
    ...(username && { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
    application: 'sintonia',
    request_timeout: REQUEST_MS,
    max_open_connections: WRITERS + READERS + 2,
    log: { level: ClickHouseLogLevel.OFF }, // errors are thrown, and reported by the caller
    compression: { request: true, response: true },
  };
}

/** Address without user and password, for messages and logs. */
const shown = (url: string): string => new URL(url).origin + new URL(url).pathname;

async function untilReached(client: ClickHouseClient, url: string, giveUpAt: number): Promise<void> {
  try {
    const version = await retryUntil(giveUpAt, async () => {
      const answer = await client.query({ query: 'SELECT version() AS version', format: 'JSONEachRow' });
      return (await answer.json<{ version: string }>())[0]?.version ?? '';
    });
    if (isSupportedVersion(version)) return;
    const old = `CLICKHOUSE_URL=${shown(url)} is ClickHouse ${version}; it must be ${OLDEST_VERSION} or newer.`;
    throw new EventStoreError('unavailable', old);
  } finally {
    await client.close();
  }

  async function retryUntil<T>(untilMs: number, work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // An error answer of the server (a wrong password) is permanent, so do not retry.
        if (codeOf(error) === null && Date.now() < untilMs) await pause(OPEN_RETRY_MS);
        else
          throw new EventStoreError('unavailable', `CLICKHOUSE_URL=${shown(url)} cannot be used: ${reasonOf(error)}`);
      }
    }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);

async function makeDatabase(client: ClickHouseClient, database: string): Promise<void> {
  await client.command({ query: `CREATE DATABASE IF NOT EXISTS \`${database}\`` });
  await client.close();
}

/** Waits until a writer of this version has created the tables. */
async function untilMigrated(
  client: ClickHouseClient,
  migrations: readonly Migration[],
  url: string,
  giveUpAt: number,
): Promise<void> {
  for (;;) {
    const applied = await appliedVersions(client).catch(() => new Set<number>());
    const missing = migrations.filter(({ version }) => !applied.has(version));
    if (missing.length === 0) return;
    if (Date.now() > giveUpAt) {
      const names = missing.map(({ version, name }) => `${version} ${name}`).join(', ');
      const why = `CLICKHOUSE_URL=${shown(url)} lacks ${names}: start a server of this version with the role write first.`;
      throw new EventStoreError('unavailable', why);
    }
    await pause(OPEN_RETRY_MS);
  }
}
