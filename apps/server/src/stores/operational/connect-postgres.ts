/** The operational store on a PostgreSQL server, shared by any number of our processes (S-05). */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { followShared } from './follow-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { OperationalStore } from './operational-store.ts';
import { OperationalStoreError } from './operational-store-errors.ts';
import { createPostgresPurge } from './purge-postgres.ts';

/** Connections per process. PostgreSQL's default limit is 100 in total. */
const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 5000;
/** Statement timeout: above any of our statements, so that none holds a connection for ever. */
const STATEMENT_MS = 30_000;
/** Key of the advisory lock («sint» in ASCII): one process at a time migrates and prepares. */
const LOCK = 0x73696e74;

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  url: string;
  /** Called when an idle connection breaks; the pool opens a new one. */
  onError?: (error: Error) => void;
}

/** Connects and migrates; of processes that start at once, one migrates and the others wait. */
export async function connectPostgres({ url, onError = () => {} }: PostgresOptions): Promise<OperationalStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'sintonia',
  });
  pool.on('error', onError);
  const database = drizzle({ client: pool });
  const isReady = () =>
    database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  // The lock belongs to the session, so it is released with the connection even if the process is killed.
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const holder = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    holder.on('error', onError);
    await holder.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [LOCK]);
      return await work();
    } finally {
      await holder.end();
    }
  };

  try {
    await database.execute(sql`select 1`).catch((error: unknown) => {
      throw new OperationalStoreError('cannotConnect', withoutPassword(url), reasonOf(error));
    });
    await alone(async () => migrate(database, await readMigrations()));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database, alone, follow: followShared, isReady, purge: createPostgresPurge(url), close: () => pool.end() };
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}

/** Drizzle wraps the driver's error; a refused connection has one error per address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
