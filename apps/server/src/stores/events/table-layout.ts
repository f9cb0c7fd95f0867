/**
 * Table layouts on ClickHouse servers. Migrations are written for one server; this adapts them to several.
 *
 * `replicated`: every server has all rows. The database has the engine Replicated, which distributes statements, so
 * only the table engines change.
 *
 * `sharded`: also divides the rows by sorting key, so that repeats share a shard. `{database}` holds each shard's part,
 * `{database}_all` one Distributed table for each, through which rows are read and written.
 */
export const LAYOUTS = ['single', 'replicated', 'sharded'] as const;
export type TableLayout = (typeof LAYOUTS)[number];

/** `ENGINE = ReplacingMergeTree(…)` → `ENGINE = ReplicatedReplacingMergeTree(…)`, with the server's default paths. */
export function adaptTo(layout: TableLayout): (statement: string) => string {
  if (layout === 'single') return (statement) => statement;
  return (statement) => statement.replace(/(\bENGINE\s*=\s*)(?!Replicated)(\w*MergeTree\b)/gi, '$1Replicated$2');
}

/** Database through which rows are read and written. */
export const databaseFor = (layout: TableLayout, database: string): string =>
  layout === 'sharded' ? `${database}_all` : database;

/** Settings of every statement of a connection. */
export function settingsFor(layout: TableLayout): Record<string, string | number> {
  if (layout === 'single') return {};
  return {
    insert_quorum: 'auto', // an insert succeeds when most replicas have it
    insert_quorum_parallel: 1,
    ...(layout === 'sharded' && { distributed_foreground_insert: 1, distributed_product_mode: 'global' }),
  };
}

const CREATE_TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)[\s\S]*^ORDER BY (.+)$/m;
const DROP_TABLE = /^DROP TABLE IF EXISTS (\w+)$/;

/**
 * Creates a Distributed table for each shard table, again after every change, and removes those of removed ones; they
 * hold no rows. Rows that replace one
 * another have the same sorting key, so it determines the shard.
 *
 * @param statements of all migrations
 */
export function distributedTables(database: string, statements: readonly string[]): string[] {
  const dropped = statements.flatMap((statement) => DROP_TABLE.exec(statement)?.[1] ?? []);
  const made = statements.flatMap((statement) => {
    const [, table, sortingKey] = CREATE_TABLE.exec(statement) ?? [];
    if (table === undefined || sortingKey === undefined || dropped.includes(table)) return [];
    const shardBy = `cityHash64(${sortingKey.replace(/^\((.*)\)$/, '$1')})`;
    return [
      `CREATE OR REPLACE TABLE ${database}_all.${table} AS ${database}.${table}\nENGINE = Distributed('${database}', '${database}', '${table}', ${shardBy})`,
    ];
  });
  return [...made, ...dropped.map((table) => `DROP TABLE IF EXISTS ${database}_all.${table}`)];
}
