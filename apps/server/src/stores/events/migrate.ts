/** Versioned migrations of the event store: `migrations/NNN-name.sql`, each applied once, in order. */
import { readdir, readFile } from 'node:fs/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { codeOf } from './engine-failure.ts';

export interface Migration {
  version: number;
  name: string;
  statements: readonly string[];
}

/** Reads the migrations of a directory, lowest version first. */
export async function readMigrations(directory: URL): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d{3}-.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: Number(file.slice(0, 3)),
      name: file.slice(4, -'.sql'.length),
      statements: toStatements(await readFile(new URL(file, directory), 'utf8')),
    })),
  );
}

/** Statements of all migrations of this version, as sent to a server. */
export const migrationStatements = async (): Promise<string[]> =>
  (await readMigrations(new URL('./migrations/', import.meta.url))).flatMap((migration) => migration.statements);

/** Statements end in `;` at the end of a line; comment lines are removed. */
export function toStatements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS schema_migrations (version UInt32, name String, applied_at DateTime DEFAULT now())
  ENGINE = MergeTree ORDER BY version SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`;

/** Rejects if no migration was ever applied. */
export async function appliedVersions(client: ClickHouseClient): Promise<ReadonlySet<number>> {
  const seen = await client.query({ query: 'SELECT version FROM schema_migrations', format: 'JSONEachRow' });
  return new Set((await seen.json<{ version: number }>()).map((row) => row.version));
}

/**
 * Applies the missing migrations.
 *
 * The engine has no transactions for schema changes, so an interrupted migration is repeated from its
 * first statement, and an existing table counts as created (code 57).
 *
 * @param adapt adapts a statement to the table layout
 */
export async function migrate(
  client: ClickHouseClient,
  migrations: readonly Migration[],
  adapt: (statement: string) => string = (statement) => statement,
): Promise<void> {
  await client.command({ query: adapt(MIGRATIONS_TABLE) });
  const applied = await appliedVersions(client);
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue;
    for (const statement of migration.statements) await createOnce(client, adapt(statement));
    const { version, name } = migration;
    await client.insert({ table: 'schema_migrations', values: [{ version, name }], format: 'JSONEachRow' });
  }
}

const TABLE_ALREADY_EXISTS = '57';

async function createOnce(client: ClickHouseClient, statement: string): Promise<void> {
  try {
    await client.command({ query: statement });
  } catch (error) {
    if (codeOf(error) !== TABLE_ALREADY_EXISTS) throw error;
  }
}
