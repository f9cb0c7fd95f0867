/**
 * Operational data (catalogue, accounts, audit) in the PostgreSQL dialect.
 *
 * `connect-pglite.ts` gives it in-process, `connect-postgres.ts` on a server: the same tables, the same migrations, the
 * same contract test.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type OperationalDatabase = PgDatabase<PgQueryResultHKT>;

export interface OperationalStore {
  database: OperationalDatabase;
  /**
   * Runs while no other process that shares this database runs its own: for what a first start prepares, and what two
   * at once would do twice. Not to be nested.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** True if the database answers; never throws. For `/readyz`. */
  isReady(): Promise<boolean>;
  /**
   * Rewrites the files of tables about people, so that neither they nor the write-ahead logs hold deleted rows.
   *
   * @returns why deleted rows are still on disk, for the operator of a server (`docs/operations.md`); usually empty
   */
  purge(): Promise<string[]>;
  close(): Promise<void>;
}
