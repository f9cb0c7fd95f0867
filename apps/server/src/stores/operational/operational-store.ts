/**
 * Operational data (catalogue, accounts, audit) in the PostgreSQL dialect.
 *
 * `connect-pglite.ts` gives it in-process; a server's PostgreSQL is one more `connect-…` file that
 * returns the same, with the same tables and the same migrations.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type OperationalDatabase = PgDatabase<PgQueryResultHKT>;

export interface OperationalStore {
  database: OperationalDatabase;
  /** True when the database answers; never throws. For `/readyz`. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
