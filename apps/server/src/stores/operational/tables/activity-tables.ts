/** Activities and their history; SQL in `migrations/0005-activities.sql`. */
import type { Activity, ActivityChange } from '@sintonia/contracts';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const activity = pgTable('activity', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull(),
  state: text('state').$type<Activity['state']>().notNull(),
  document: jsonb('document').$type<Activity>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const activityChange = pgTable('activity_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  activity: uuid('activity').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  by: text('by').notNull(),
  action: text('action').$type<ActivityChange['action']>().notNull(),
  version: integer('version').notNull(),
  fields: jsonb('fields').$type<readonly string[]>().notNull(),
});

export const activitySecret = pgTable('activity_secret', {
  id: integer('id').primaryKey().default(1),
  secret: text('secret').notNull(),
});
