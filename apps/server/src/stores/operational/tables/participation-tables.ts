/** Votes and contest entries (W-09); SQL in `migrations/0007-visitors.sql`. */
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const pollVote = pgTable(
  'poll_vote',
  {
    poll: text('poll').notNull(),
    voter: text('voter').notNull(),
    option: text('option').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.poll, table.voter] })],
);

export const contestEntry = pgTable(
  'contest_entry',
  {
    contest: text('contest').notNull(),
    voter: text('voter').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    answer: text('answer').notNull(),
    userId: text('user_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contest, table.voter] })],
);
