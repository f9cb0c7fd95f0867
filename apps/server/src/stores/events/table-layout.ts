/**
 * How the tables lie on ClickHouse servers. The migrations are written for one server; this makes them fit several.
 *
 * `replicated`: every server has everything. The database was made with the engine Replicated, which carries statements to
 * all servers, so a table's engine is all that changes.
 * `sharded`: as before, with the rows divided by sorting key, so that repeats meet on one shard. `{database}` holds each
 * shard's part, `{database}_all` one Distributed table for each, and that is where rows are read and written.
 */
export const LAYOUTS = ['single', 'replicated', 'sharded'] as const;
export type TableLayout = (typeof LAYOUTS)[number];

/** `ENGINE = ReplacingMergeTree(…)` → `ENGINE = ReplicatedReplacingMergeTree(…)`, with the server's default paths. */
export function adaptTo(layout: TableLayout): (statement: string) => string {
  if (layout === 'single') return (statement) => statement;
  return (statement) => statement.replace(/(\bENGINE\s*=\s*)(?!Replicated)(\w*MergeTree\b)/gi, '$1Replicated$2');
}

/** Where rows are read and written. */
export const databaseFor = (layout: TableLayout, database: string): string =>
  layout === 'sharded' ? `${database}_all` : database;

/** What every statement of a connection is run with. */
export function settingsFor(layout: TableLayout): Record<string, string | number> {
  if (layout === 'single') return {};
  return {
    insert_quorum: 'auto', // an insert is done when most replicas have it
    insert_quorum_parallel: 1,
    ...(layout === 'sharded' && { distributed_foreground_insert: 1, distributed_product_mode: 'global' }),
  };
}

const CREATE_TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)[\s\S]*^ORDER BY (.+)$/m;

/**
 * A Distributed table over each table of the shards, made again after every change of those; they hold no rows. Rows that
 * replace one another have the same sorting key, so that is what says on which shard they lie.
 *
 * @param statements of all migrations
 */
export function distributedTables(database: string, statements: readonly string[]): string[] {
  return statements.flatMap((statement) => {
    const [, table, sortingKey] = CREATE_TABLE.exec(statement) ?? [];
    if (table === undefined || sortingKey === undefined) return [];
    const shardBy = `cityHash64(${sortingKey.replace(/^\((.*)\)$/, '$1')})`;
    return [
      `CREATE OR REPLACE TABLE ${database}_all.${table} AS ${database}.${table}\nENGINE = Distributed('${database}', '${database}', '${table}', ${shardBy})`,
    ];
  });
}
