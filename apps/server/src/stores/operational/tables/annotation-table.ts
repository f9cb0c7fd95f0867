/** Annotations on time by people; SQL in `0021-annotations.sql`. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const annotation = pgTable('annotation', {
  id: text('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  text: text('text').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
