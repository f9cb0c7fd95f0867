/**
 * Promise counts and creatives of advertising (V-02, V-08), without viewer data; SQL in
 * `migrations/0016-advertising.sql` and `0026-ad-promise-quarters.sql`.
 */
import { boolean, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each promise of the contract was kept by dropping an ad or break, and how often it was broken. */
export const adPromiseQuarter = pgTable(
  'ad_promise_quarter',
  {
    /** Start of a quarter of an hour. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    promise: text('promise').notNull(),
    /** Of the simulated audience of the demonstration. */
    isDemo: boolean('is_demo').notNull(),
    kept: integer('kept').notNull(),
    broken: integer('broken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.isDemo, table.since, table.promise] })],
);

/** State of each file of an ad server. */
export const adCreative = pgTable('ad_creative', {
  key: text('key').primaryKey(),
  source: text('source').notNull(),
  /** Null: playable. */
  problem: text('problem'),
  lengthS: doublePrecision('length_s'),
  bytes: integer('bytes').notNull(),
  /** Number of checks. */
  times: integer('times').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});
