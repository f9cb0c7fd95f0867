/**
 * Operational data (catalogue, accounts, audit) in the PostgreSQL dialect.
 *
 * `connect-pglite.ts` gives it in-process, `connect-postgres.ts` on a server: the same tables, the same migrations, the
 * same contract test.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FollowDatabase } from './follow-database.ts';

export type OperationalDatabase = PgDatabase<PgQueryResultHKT>;

export interface OperationalStore {
  database: OperationalDatabase;
  /**
   * Runs work exclusively among all processes that share this database, such as preparations of a first start. Not to be
   * nested.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  follow: FollowDatabase;
  /** True if the database answers; never throws. For `/readyz`. */
  isReady(): Promise<boolean>;
  /**
   * Rewrites the files of tables with personal data, so that neither they nor the write-ahead logs contain deleted rows.
   *
   * @returns reasons why deleted rows are still on disk, for the operator (`docs/operations.md`); usually empty
   */
  purge(): Promise<string[]>;
  close(): Promise<void>;
}
