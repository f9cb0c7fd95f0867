/** Saved segments; SQL in `0022-saved-segments.sql`. */
import type { QuerySegment } from '@sintonia/contracts';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const savedSegment = pgTable('saved_segment', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  segments: jsonb('segments').$type<QuerySegment[]>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
