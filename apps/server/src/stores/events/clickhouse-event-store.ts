/**
 * The event store on ClickHouse servers, over HTTP (S-05): the same requests as the embedded store, with another
 * connection.
 */
import { createClient } from '@clickhouse/client';
import { addressOf, type ClickHouseOptions, READERS, WRITERS } from './clickhouse-address.ts';
import { perform } from './engine-client.ts';
import { failureOf } from './engine-failure.ts';
import { type EventStore, EventStoreError } from './event-store.ts';
import { migrate, readMigrations } from './migrate.ts';
import { withSchemaLock } from './schema-lock.ts';
import { storeOver } from './store-over.ts';
import { adaptTo, databaseFor, distributedTables, settingsFor } from './table-layout.ts';
import { makeDatabase, OPEN_TIMEOUT_MS, untilMigrated, untilReached } from './until-reached.ts';

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
