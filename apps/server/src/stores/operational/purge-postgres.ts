/**
 * Removes deleted rows from the files of a PostgreSQL server: rewrites changed tables with personal data, and
 * switches to a new write-ahead log file. Other places where the server retains them are up to its operator, and are
 * listed.
 */
import pg from 'pg';
import { ABOUT_PEOPLE } from './about-people.ts';

/** A rewrite locks its table; if the lock is not available at once, the next run tries again. */
const LOCK_WITHIN_MS = 2000;
const CONNECT_WITHIN_MS = 5000;

/** Server settings that retain deleted rows for longer than an hour, or may do so. */
const RETAINING_SETTINGS = `
  select 'archive_mode is ' || setting || ': archived logs hold deleted rows as long as you keep them' as what
    from pg_settings where name = 'archive_mode' and setting <> 'off'
  union all select 'wal_recycle is on: old logs are kept under new names until they are written over; set it off'
    from pg_settings where name = 'wal_recycle' and setting = 'on'
  union all select 'wal_keep_size is ' || setting || ' MB: so much of old logs is kept; set it to 0'
    from pg_settings where name = 'wal_keep_size' and setting <> '0'
  union all select 'the replication slot ' || slot_name || ' is not read: logs are kept until it is'
    from pg_replication_slots where not active`;

/** @returns a function that returns problems for the operator; per process it tracks which tables changed */
export function createPostgresPurge(url: string): () => Promise<string[]> {
  const rewrittenAt = new Map<string, string>();
  return async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    client.on('error', () => undefined); // the failing query reports it
    await client.connect();
    try {
      await client.query(`set lock_timeout = ${LOCK_WITHIN_MS}`);
      const { rows: tables } = await client.query<{ name: string; changes: string }>(
        "select relname as name, n_tup_del + n_tup_upd as changes from pg_stat_user_tables where schemaname = 'public'",
      );
      const remaining: string[] = [];
      for (const { name, changes } of tables.filter((table) => ABOUT_PEOPLE.test(table.name))) {
        if (rewrittenAt.get(name) === changes) continue;
        try {
          await client.query(`vacuum (full, analyze) ${client.escapeIdentifier(name)}`);
          rewrittenAt.set(name, changes);
        } catch (error) {
          remaining.push(`${name} was not rewritten: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      for (const step of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) {
        await client.query(step).catch(() => remaining.push(`our user may not do «${step}»`));
      }
      const { rows } = await client.query<{ what: string }>(RETAINING_SETTINGS);
      return [...new Set([...remaining, ...rows.map(({ what }) => what)])];
    } finally {
      await client.end();
    }
  };
}
