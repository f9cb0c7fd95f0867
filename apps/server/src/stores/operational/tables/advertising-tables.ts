/** What advertising keeps of itself (V-02, V-08); SQL in `migrations/0016-advertising.sql`. Nothing of a viewer. */
import { date, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each promise of the contract was kept by leaving something out, and how often broken. */
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

/** What became of each file that an ad server sold. */
export const adCreative = pgTable('ad_creative', {
  key: text('key').primaryKey(),
  source: text('source').notNull(),
  /** Null: it plays. */
  problem: text('problem'),
  lengthS: doublePrecision('length_s'),
  bytes: integer('bytes').notNull(),
  /** How often it was looked at again. */
  times: integer('times').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});
