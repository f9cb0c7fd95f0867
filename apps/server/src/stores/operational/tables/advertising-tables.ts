/**
 * Promise counts and creatives of advertising (V-02, V-08), without viewer data; SQL in
 * `migrations/0016-advertising.sql`.
 */
import { date, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each promise of the contract was kept by dropping an ad or break, and how often it was broken. */
export const adPromiseDay = pgTable(
  'ad_promise_day',
  {
    /** UTC. */
    day: date('day').notNull(),
    promise: text('promise').notNull(),
    kept: integer('kept').notNull(),
    broken: integer('broken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.promise] })],
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
