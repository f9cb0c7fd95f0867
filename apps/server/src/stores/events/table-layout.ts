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

/**
 * The Distributed table over the shards' own, made anew after every change of those; it holds no rows.
 *
 * @param sortingKey of the shards' table: rows that replace one another have the same, and must meet on one shard
 */
export function distributedTable(database: string, table: string, sortingKey: string): string {
  return `CREATE OR REPLACE TABLE ${database}_all.${table} AS ${database}.${table}
          ENGINE = Distributed('${database}', '${database}', '${table}', cityHash64(${sortingKey}))`;
}
