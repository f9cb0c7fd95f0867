/** Migrates the operational database to the newest version: `migrations/NNNN-name.sql`, each once, in order. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OperationalDatabase } from './operational-store.ts';
import { OperationalStoreError } from './operational-store-errors.ts';

const DIRECTORY = new URL('./migrations/', import.meta.url);
const BREAKPOINT = '--> statement-breakpoint';

const appliedMigration = pgTable('applied_migration', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export interface Migration {
  name: string;
  text: string;
}

/** The migrations of this version of the server, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(DIRECTORY)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, DIRECTORY), 'utf8') })));
}

/**
 * Applies the missing migrations. Each is one transaction, so a failed one leaves
 * no changes; an applied migration whose text has changed is refused.
 *
 * @returns names of the migrations applied now
 */
export async function migrate(database: OperationalDatabase, migrations: readonly Migration[]): Promise<string[]> {
  await database.execute(
    sql`create table if not exists applied_migration (name text primary key, checksum text not null, at timestamptz not null default now())`,
  );
  const applied = new Map((await database.select().from(appliedMigration)).map((row) => [row.name, row.checksum]));
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = createHash('sha256').update(withoutComments(migration.text)).digest('hex');
    const before = applied.get(migration.name);
    if (before === checksum) continue;
    if (before !== undefined) throw new OperationalStoreError('migrationChanged', migration.name);
    await applyOne(database, migration, checksum);
    done.push(migration.name);
  }
  return done;
}

/** Ignores comments, which may be edited after a migration was applied. */
const withoutComments = (text: string): string => text.replace(/^\s*--(?!>).*\n/gm, '');

async function applyOne(database: OperationalDatabase, { name, text }: Migration, checksum: string): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      for (const statement of text.split(BREAKPOINT)) await transaction.execute(sql.raw(statement));
      await transaction.insert(appliedMigration).values({ name, checksum });
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new OperationalStoreError('migrationFailed', name, cause instanceof Error ? cause.message : String(cause));
  }
}
