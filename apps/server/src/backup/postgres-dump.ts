/**
 * Dumps and restores a PostgreSQL operational store with PostgreSQL's tools: a consistent snapshot, with servers
 * running.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { BackupError } from './backup-error.ts';

const run = promisify(execFile);

/** @param binDir directory of `pg_dump` and `pg_restore`; null: found on the PATH */
export async function dumpPostgres(url: string, file: string, binDir: string | null): Promise<void> {
  await tool('pg_dump', binDir, ['--format=custom', '--no-owner', '--no-privileges', '--file', file, '--dbname', url]);
}

/** Restores into an empty database in one transaction. */
export async function restorePostgres(url: string, file: string, binDir: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client
    .query("select 1 from information_schema.tables where table_schema = 'public' limit 1")
    .finally(() => client.end());
  if (rowCount !== 0) throw new BackupError('notEmpty', 'the database of DATABASE_URL');
  const settings = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await tool('pg_restore', binDir, [...settings, '--dbname', url, file]);
}

async function tool(program: string, binDir: string | null, args: readonly string[]): Promise<void> {
  try {
    await run(binDir === null ? program : join(binDir, program), args);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new BackupError('program', program, output || String(error));
  }
}
