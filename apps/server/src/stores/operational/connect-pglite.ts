/** The operational store in-process: PostgreSQL compiled to WebAssembly, files under the data directory. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { ABOUT_PEOPLE } from './about-people.ts';
import { packEmptyDatabase, readEmptyDatabase } from './empty-database.ts';
import { followOwn } from './follow-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { OperationalStore } from './operational-store.ts';
import { OperationalStoreError } from './operational-store-errors.ts';

/**
 * Page cache of the database, out of which PostgreSQL's default would take 128 MB. The files are in the operating
 * system's cache already, and the operational data of one machine is small.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const READS = /^\s*select\b/i;

/** An in-memory database, for tests. */
export const IN_MEMORY = 'memory://';

/**
 * Opens and migrates the database. An existing or built one takes some 0.3 s; a new one without a build, some 3 s.
 *
 * PGlite has one connection and blocks the event loop during a statement: keep statements short and
 * pages in memory.
 *
 * @param directory directory of its files, created if missing; or `IN_MEMORY`
 * @param readContents of a new database; without any, PGlite creates it
 */
export async function connectPglite(directory: string, readContents = readEmptyDatabase): Promise<OperationalStore> {
  const isNew = directory === IN_MEMORY || !existsSync(join(directory, 'PG_VERSION'));
  const client = await open(directory, isNew ? await readContents() : null);
  let writes = 0;
  const database = await migrated(client, (statement) => {
    if (!READS.test(statement)) writes++;
  });
  return {
    database,
    follow: followOwn(() => writes), // only this process uses the directory
    alone: (work) => work(),
    isReady: async () => {
      try {
        await database.execute(sql`select 1`);
        return true;
      } catch {
        return false;
      }
    },
    purge: () => purge(client),
    close: () => client.close(),
  };
}

/** For the build: see `empty-database.ts`. */
export async function buildEmptyDatabase(): Promise<void> {
  const client = await open(IN_MEMORY, null);
  await migrated(client);
  await packEmptyDatabase(client);
  await client.close();
}

/** @param onStatement called before each statement */
async function migrated(client: PGlite, onStatement: (statement: string) => void = () => {}) {
  const database = drizzle({ client, logger: { logQuery: onStatement } });
  try {
    await migrate(database, await readMigrations());
  } catch (error) {
    await client.close();
    throw error;
  }
  return database;
}

async function purge(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const names = rows.map(({ name }) => name).filter((name) => ABOUT_PEOPLE.test(name));
  // Statistics contain samples of column values.
  for (const table of [...names, 'pg_statistic']) await client.exec(`vacuum (full, analyze) ${table}`);
  await client.exec('checkpoint');
  await client.exec('select pg_switch_wal()');
  await client.exec('checkpoint');
  return [];
}

async function open(directory: string, contents: Blob | null): Promise<PGlite> {
  try {
    if (directory !== IN_MEMORY) await mkdir(directory, { recursive: true, mode: 0o700 });
    const client = await PGlite.create(directory, {
      extensions: { pg_trgm, unaccent },
      startParams: START_PARAMETERS,
      ...(contents && { loadDataDir: contents }),
    });
    await client.exec('set wal_recycle = off'); // recycled write-ahead logs would retain deleted data
    return client;
  } catch (error) {
    throw new OperationalStoreError('cannotOpen', directory, error instanceof Error ? error.message : String(error));
  }
}
